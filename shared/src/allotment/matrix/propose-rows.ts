import type { ProcessRules } from '../process/rules.ts'
import type { CategoryCode, GroupCode, SeatRow } from '../process/units.ts'
import { proposeSeats } from './propose-seats.ts'

interface Proposal {
  rules: Pick<ProcessRules, 'categories' | 'groups'>
  /** The seats of each unit in all. */
  totals: readonly { unit: string; seats: number }[]
  /** In hundredths of a per cent; without one, none are proposed. */
  shareOf: (code: CategoryCode | GroupCode) => number
}

/** The seats that shares give to units; staff change and save them. */
export function proposeRows({ rules, totals, shareOf }: Proposal): SeatRow[] {
  const [open, ...reserved] = rules.categories
  const withShare = <Code extends CategoryCode | GroupCode>(codes: readonly Code[]) =>
    codes.map((code) => ({ code, share: shareOf(code) }))
  const shares = { categories: withShare(reserved), groups: withShare(rules.groups) }
  return totals.flatMap(({ unit, seats }) => {
    const proposed = proposeSeats(shares, seats)
    const counts = [proposed.open, ...proposed.categories]
    const minimumAt = (at: number) =>
      Object.fromEntries(
        rules.groups
          .map((group, place) => [group, proposed.groups[place]?.[at] ?? 0] as const)
          .filter(([, count]) => count > 0),
      )
    return [open, ...reserved].flatMap((category, at): SeatRow[] =>
      category === undefined ? [] : [{ unit, category, seats: counts[at] ?? 0, minimum: minimumAt(at) }],
    )
  })
}
