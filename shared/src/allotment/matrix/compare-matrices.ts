import type { CategoryCode, GroupCode, SeatRow } from '../process/units.ts'

/** A number that differs between two versions of the seats; `group` is null for the seats themselves. */
export interface ChangedSeats {
  unit: string
  category: CategoryCode
  group: GroupCode | null
  before: number
  after: number
}

/** Every number that differs. A missing row has no seats. */
export function compareMatrices(before: readonly SeatRow[], after: readonly SeatRow[]): ChangedSeats[] {
  const keys = new Map([...before, ...after].map(({ unit, category }) => [`${unit}/${category}`, { unit, category }]))
  return [...keys.values()].flatMap(({ unit, category }): ChangedSeats[] => {
    const [old, current] = [before, after].map((rows) =>
      rows.find((row) => row.unit === unit && row.category === category),
    )
    const groups = new Set([
      ...Object.keys(old?.minimum ?? {}),
      ...Object.keys(current?.minimum ?? {}),
    ]) as Set<GroupCode>
    const numbers = [
      { group: null, before: old?.seats ?? 0, after: current?.seats ?? 0 },
      ...[...groups].map((group) => ({
        group,
        before: old?.minimum[group] ?? 0,
        after: current?.minimum[group] ?? 0,
      })),
    ]
    return numbers.filter((row) => row.before !== row.after).map((row) => ({ unit, category, ...row }))
  })
}
