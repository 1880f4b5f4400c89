import type { PublicProcess, VacancyRow } from '@pravesh/shared/allotment/calls/public-calls'

/** The seats of a process before its first round. Categories without seats at a college are left out. */
export function rowsBefore({ seats, units }: Pick<PublicProcess, 'seats' | 'units'>): VacancyRow[] {
  const byCode = new Map(units.map((unit) => [unit.code, unit]))
  return seats.flatMap(({ unit, category, seats: count }) => {
    const { college, subject } = byCode.get(unit) ?? { college: unit, subject: '' }
    return count === 0
      ? []
      : [{ unit, college, subject, category, seats: count, filled: 0, vacant: count, cutOff: null }]
  })
}
