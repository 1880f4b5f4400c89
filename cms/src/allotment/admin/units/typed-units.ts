import type { SentUnits } from '@pravesh/shared/allotment/calls/staff-processes'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { EnteredCutOffs, UnitSetting } from '@pravesh/shared/allotment/process/units'
import { paiseToRupees } from '@pravesh/shared/platform/money'
import { readRupees } from '../../../admin-kit/money/typed-rupees.ts'
import type { CourseUnits } from '../../processes/course-units.ts'

/** A row of the form: the amount as typed, in rupees. */
export interface TypedUnit {
  /** Empty before it is saved. */
  code: string
  college: string
  collegeName: string
  subject: string
  amount: string
}

export function typedUnits(units: readonly UnitSetting[]): TypedUnit[] {
  return units.map(({ code, college, collegeName, subject, amountPaise }) => ({
    ...{ code, college, collegeName, subject },
    amount: inRupees(amountPaise),
  }))
}

/** Whole rupees, or with two decimals, as amounts are typed. */
const inRupees = (paise: number) => paiseToRupees(paise).toFixed(paise % 100 === 0 ? 0 : 2)

/** What the course offers and the form does not have, with seats for deputed teachers where the rules have a list for them. */
export function missingUnits(
  { colleges, hasSubjects }: CourseUnits,
  typed: readonly TypedUnit[],
  hasService = false,
): TypedUnit[] {
  const others = hasService ? [SERVICE_LIST] : []
  const all = colleges.flatMap(({ id, name, subjects }) =>
    [...(hasSubjects ? subjects : ['']), ...others].map((subject) => ({
      code: '',
      college: id,
      collegeName: name,
      subject,
      amount: '0',
    })),
  )
  return all.filter(
    (unit) => !typed.some(({ college, subject }) => college === unit.college && subject === unit.subject),
  )
}

/** What is sent, or the place of the first row with an unreadable amount. Cut-offs are by code. */
export function sentUnits(
  typed: readonly TypedUnit[],
  cutOffs: ReadonlyMap<string, EnteredCutOffs> = new Map(),
): { units: SentUnits['units'] } | { wrong: number } {
  const read = typed.map(({ amount }) => readRupees(amount))
  const wrong = read.findIndex((amount) => !('paise' in amount) || amount.paise === null)
  if (wrong >= 0) return { wrong }
  return {
    units: typed.map(({ code, college, subject }, at) => {
      const amount = read[at]
      const own = cutOffs.get(code)
      const amountPaise = amount && 'paise' in amount ? (amount.paise ?? 0) : 0
      return { college, subject, amountPaise, ...(own && { cutOffs: own }) }
    }),
  }
}
