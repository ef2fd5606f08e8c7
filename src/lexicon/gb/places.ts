/** Where people eat and drink: words that are no part of a town's or a street's name, as those of `POTTERS BAR` and `ARENA WAY` are. */
export const HOUSES_OF_GUESTS =
  "ARMS|INN|TAVERN|PUB|HOTEL|RESTAURANT|CAFE|COFFEE|BISTRO|BRASSERIE|GRILL|DINER|VAULTS|BREWERY|TAPROOM|KITCHEN|" +
  "TEA ROOM|TEA ROOMS|TEAROOM|TEAROOMS|TAKEAWAY|PIZZA|KEBAB|THEATRE|CINEMA|MUSEUM|GALLERY";

/** Bars that bear a bookmaker's name, told from bookmakers in a town of that name. */
export const BARS =
  "WINE BAR|TAPAS BAR|JUICE BAR|COCKTAIL BAR|SPORTS BAR|COFFEE BAR|SNACK BAR|SANDWICH BAR|CAFE BAR|PIANO BAR|BEER BAR|GIN BAR|" +
  "BEACH BAR|ROOFTOP BAR|BAR AND|BAR LOUNGE|LOUNGE BAR|BAR CLUB";

/** Where people eat, drink and go out: a house may bear a word of risk in its name, such as `THE BAILIFF INN`. */
export const VENUES = `BAR|ARENA|STADIUM|${HOUSES_OF_GUESTS}`;

/** Practices, shops and schools that bear the name of their street, their town or their owner. */
export const TRADES =
  "DENTAL|DENTIST|DENTISTS|PHARMACY|CHEMIST|SURGERY|CLINIC|MEDICAL|OPTICIANS|VETS|VETERINARY|PHYSIO|SALON|HAIR|" +
  "HAIRDRESSERS|BARBER|BARBERS|NAILS|BEAUTY|FLORIST|BAKERY|BUTCHERS|POTTERY|GARAGE|MOTORS|TYRES|NURSERY|SCHOOL|" +
  "ACADEMY|CHURCH|PARKING|CAR PARK";

/** Halls that bear their sponsor's name. */
export const SPONSORED_HALLS = "ARENA|STADIUM|HYDRO|CLIPPERS|THEATRE|BOWL";

/** Houses that bear the name of an office: `THE OLD BAILIFF'S HOUSE`. */
export const HOUSES = "HOUSE|COTTAGE|COTTAGES|LODGE|MANOR|BARN|HALL|FARM|MILL";
