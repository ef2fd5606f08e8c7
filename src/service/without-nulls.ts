/** The members of an object that say something: null means the same as absent (decisions section 1). */
export function withoutNulls<Members extends object>(
  members: Members,
): { readonly [Name in keyof Members]?: NonNullable<Members[Name]> } {
  const said = Object.entries(members).filter(([, value]) => value !== null);
  return Object.fromEntries(said) as { readonly [Name in keyof Members]?: NonNullable<Members[Name]> };
}
