/** A set of horizontal groups as a number, a bit for each. */
export function bitsOf(groups: readonly number[]): number {
  return groups.reduce((set, group) => set | (1 << group), 0)
}
