/** A view while it is written: optional members are assigned, because spreading objects by the thousand is slow. */
export type Growing<View> = { -readonly [Name in keyof View]: View[Name] };

/** A view that several places of a result share; frozen once, because freezing again is slow. */
export function frozen<View extends object>(view: View): View {
  return Object.isFrozen(view) ? view : Object.freeze(view);
}
