import type { SentMatrix } from '@pravesh/shared/allotment/calls/staff-processes'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import type { CategoryCode, GroupCode, SeatRow, UnitSetting } from '@pravesh/shared/allotment/process/units'

/** The numbers of the form, by cell; a missing one is zero. */
export interface TypedSeats {
  totals: Readonly<Record<string, number>>
  /** By unit, category and group; without a group the seats of the category. */
  cells: Readonly<Record<string, number>>
}

export const cellKey = (unit: string, category: CategoryCode, group?: GroupCode) =>
  group === undefined ? `${unit}/${category}` : `${unit}/${category}/${group}`

export function typedSeats(rows: readonly SeatRow[]): TypedSeats {
  const cells: Record<string, number> = {}
  const totals: Record<string, number> = {}
  for (const { unit, category, seats, minimum } of rows) {
    cells[cellKey(unit, category)] = seats
    totals[unit] = (totals[unit] ?? 0) + seats
    for (const [group, count] of Object.entries(minimum)) cells[cellKey(unit, category, group as GroupCode)] = count
  }
  return { totals, cells }
}

type Units = readonly Pick<UnitSetting, 'code'>[]
type Rules = Pick<ProcessRules, 'categories' | 'groups'>

/** What the categories of a unit come to. */
export function sumOf({ cells }: TypedSeats, unit: string, { categories }: Rules): number {
  return categories.reduce((sum, category) => sum + (cells[cellKey(unit, category)] ?? 0), 0)
}

/** One row for each unit and category, also without seats, and the seats in all. */
export function sentSeats(
  typed: TypedSeats,
  units: Units,
  { categories, groups }: Rules,
): Pick<SentMatrix, 'rows' | 'totals'> {
  const { cells, totals } = typed
  const minimumOf = (unit: string, category: CategoryCode) =>
    Object.fromEntries(
      groups
        .map((group) => [group, cells[cellKey(unit, category, group)] ?? 0] as const)
        .filter(([, count]) => count > 0),
    )
  return {
    rows: units.flatMap(({ code: unit }) =>
      categories.map((category) => ({
        ...{ unit, category, seats: cells[cellKey(unit, category)] ?? 0 },
        minimum: minimumOf(unit, category),
      })),
    ),
    totals: Object.fromEntries(units.map(({ code }) => [code, totals[code] ?? 0])),
  }
}
