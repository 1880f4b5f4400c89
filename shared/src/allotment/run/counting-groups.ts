import type { Candidate, RunInput } from './run-input.ts'

/** Places of the groups for which some unit guarantees a seat. Membership of any other group cannot change a result. */
export function countingGroups({ groups, units }: Pick<RunInput, 'groups' | 'units'>): ReadonlySet<number> {
  const isGuaranteed = (group: number) =>
    units.some(({ seats }) => seats.some(({ minimum }) => (minimum[group] ?? 0) > 0))
  return new Set([...groups.keys()].filter(isGuaranteed))
}

/**
 * Without memberships that cannot change the result. The file is public, and by the score a row can be found on the merit list, which has
 * initials: a disability is not to be read there for nothing.
 */
export function withCountingGroups(input: RunInput): RunInput {
  const counting = countingGroups(input)
  const withoutOthers = (row: Candidate): Candidate => ({
    ...row,
    groups: row.groups.filter((group) => counting.has(group)),
  })
  return { ...input, candidates: input.candidates.map(withoutOthers) }
}
