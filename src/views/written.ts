/** A view while it is written: optional members are assigned, because spreading objects by the thousand is slow. */
export type Growing<View> = { -readonly [Name in keyof View]: View[Name] };
