import type { LexiconRule, Mode } from "../rule.js";
import { sensitiveRules } from "../sensitive-rules.js";

const SOURCE = "general knowledge of Spanish unions, faiths and parties";

const NOT_CASH: readonly Mode[] = ["CASH", "CHECK"];
/** A card pays at a shop, a monument or a car park that bears the name of the place. */
const NOT_PLACES: readonly Mode[] = ["CARD", "CASH", "CHECK"];

/** Streets, shops and associations that bear such a word. */
const ELSEWHERE =
  "CALLE|PLAZA|AVENIDA|AVDA|PASEO|PARKING|APARCAMIENTO|RESTAURANTE|FARMACIA|HOTEL|BAR|CAFETERIA|COLEGIO|RIEGOS|REGANTES|" +
  "ALQUILER";

/** What dues, gifts and membership are called. */
const DUES =
  "CUOTA|CUOTAS|AFILIACION|AFILIADO|AFILIADA|SINDICATO|SINDICAL|PARTIDO|DONATIVO|DONACION|APORTACION|MILITANTE";

/** Union, religion and politics in Spanish texts. */
export const SENSITIVE: readonly LexiconRule[] = [
  ...sensitiveRules({
    id: "es.sensitive.union",
    phrases:
      "CCOO|CC OO|COMISIONES OBRERAS|UNION GENERAL DE TRABAJADORES|UNION SINDICAL OBRERA|CUOTA SINDICAL|CUOTA SINDICATO|" +
      "AFILIACION SINDICAL|SINDICATO|SINDICATOS|CSIF|SATSE|USTEC|JUPOL|UGT CUOTA|CUOTA UGT|CAJA DE RESISTENCIA",
    notModes: NOT_CASH,
    without: ELSEWHERE,
    examplesOut: [
      "RECIBO CCOO CUOTA MARZO",
      "ADEUDO UNION GENERAL DE TRABAJADORES",
      "RECIBO SINDICATO DE ENFERMERIA SATSE",
    ],
    examplesIn: ["TRANSFERENCIA DE CCOO HUELGA"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "es.sensitive.union.short",
    phrases: "UGT|CGT|CNT|USO|ELA|LAB|CIG|ANPE|STEI",
    notModes: NOT_CASH,
    with: DUES,
    without: ELSEWHERE,
    examplesOut: ["RECIBO UGT AFILIACION 2026"],
    examplesIn: ["TRANSFERENCIA DE UGT APORTACION"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "es.sensitive.religion",
    phrases:
      "DIEZMO|DIEZMOS|IGLESIA CATOLICA|IGLESIA EVANGELICA|IGLESIA BAUTISTA|IGLESIA ADVENTISTA|IGLESIA CRISTIANA|" +
      "IGLESIA PENTECOSTAL|DONATIVO IGLESIA|DONATIVO PARROQUIA|OFRENDA IGLESIA|COMUNIDAD ISLAMICA|CENTRO ISLAMICO|" +
      "COMUNIDAD JUDIA|TESTIGOS DE JEHOVA|CUOTA PARROQUIAL|DONATIVO MEZQUITA|ASOCIACION MEZQUITA|COMUNIDAD MEZQUITA",
    notModes: NOT_CASH,
    without: ELSEWHERE,
    examplesOut: ["TRANSFERENCIA DIEZMO MARZO", "RECIBO IGLESIA EVANGELICA DE SALAMANCA"],
    examplesIn: ["TRANSFERENCIA DE COMUNIDAD ISLAMICA"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "es.sensitive.religion.places",
    phrases: "PARROQUIA|PARROQUIAS|DIOCESIS|ARCHIDIOCESIS|OBISPADO|ARZOBISPADO|SINAGOGA",
    notModes: NOT_PLACES,
    without: ELSEWHERE,
    examplesOut: ["RECIBO PARROQUIA DE SAN JUAN", "TRANSFERENCIA A OBISPADO DE CUENCA"],
    examplesIn: ["TRANSFERENCIA DE ARZOBISPADO DE BURGOS"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "es.sensitive.politics",
    phrases:
      "PARTIDO SOCIALISTA|PARTIDO SOCIALISTA OBRERO ESPANOL|PSOE|PARTIDO POPULAR|PARTIDO COMUNISTA|IZQUIERDA UNIDA|" +
      "ESQUERRA REPUBLICANA|JUNTS PER CATALUNYA|EAJ PNV|PARTIDO NACIONALISTA VASCO|EH BILDU|COALICION CANARIA|" +
      "CUOTA PARTIDO|DONATIVO PARTIDO|PARTIDO POLITICO|CIUDADANOS PARTIDO",
    notModes: NOT_CASH,
    without: ELSEWHERE,
    examplesOut: ["RECIBO PSOE CUOTA", "ADEUDO PARTIDO POPULAR"],
    examplesIn: ["TRANSFERENCIA DE PARTIDO SOCIALISTA"],
    source: SOURCE,
  }),
  ...sensitiveRules({
    id: "es.sensitive.politics.short",
    phrases: "PP|VOX|PODEMOS|SUMAR|CIUDADANOS|ERC|BNG|PNV|COMPROMIS|MAS MADRID",
    notModes: NOT_CASH,
    with: DUES,
    without: ELSEWHERE,
    examplesOut: ["RECIBO VOX CUOTA AFILIADO", "RECIBO PODEMOS DONATIVO"],
    examplesIn: ["TRANSFERENCIA DE PODEMOS DONATIVO DEVUELTO"],
    source: SOURCE,
  }),
];
