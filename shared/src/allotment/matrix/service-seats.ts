import { SERVICE_LIST } from '../process/service-list.ts'
import type { UnitSetting } from '../process/units.ts'
import { divideSeats, seatsOfShare } from './divide-seats.ts'

type Totals = Readonly<Record<string, number>>

type Unit = Pick<UnitSetting, 'code' | 'college' | 'subject'>

interface ServiceSeats {
  units: readonly Unit[]
  /** The seats of each unit in all, by code; a missing one has none. */
  totals: Totals
  /** Of the deputed teachers, in hundredths of a per cent. */
  share: number
}

/**
 * The seats of each unit in all, with the share of deputed teachers where they have a list without seats. They come from the subjects of the
 * same college in proportion, so its seats stay as many. Seats that staff entered for that list stay: a sanction may name another number.
 */
export function withServiceSeats({ units, totals, share }: ServiceSeats): Totals {
  const seatsOf = ({ code }: { code: string }) => totals[code] ?? 0
  const changed = units
    .filter((unit) => unit.subject === SERVICE_LIST && seatsOf(unit) === 0)
    .flatMap(({ code, college }): [string, number][] => {
      const isSubject = (unit: Unit) => unit.college === college && unit.subject !== SERVICE_LIST
      const subjects = units.filter((unit) => isSubject(unit) && seatsOf(unit) > 0)
      const seats = subjects.map(seatsOf)
      const all = seats.reduce((sum, count) => sum + count, 0)
      const count = seatsOfShare(all, share)
      const left = divideSeats(all - count, seats)
      return count === 0
        ? []
        : [[code, count], ...subjects.map((unit, at): [string, number] => [unit.code, left[at] ?? 0])]
    })
  return { ...totals, ...Object.fromEntries(changed) }
}
