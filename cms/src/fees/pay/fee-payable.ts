import { isOwed } from '@pravesh/shared/fees/dues/due'
import type { FeeSettings } from '@pravesh/shared/fees/dues/fee-settings'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { FeeDue } from '../../payload-types.ts'
import type { FindPayable, ListPayables } from '../../payments/index.ts'
import { dayOf } from '../dues/day.ts'
import { findDue, findDues } from '../dues/find-dues.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { dueDescription } from './start-due-payment.ts'

/** What is left of a due to be paid outside the payment provider; null when nothing is. */
export const feePayable: FindPayable = async ({ payload, subjectId, day }) => {
  const [due, settings] = await Promise.all([findDue(payload, subjectId), feeSettings(payload)])
  return due && payableOf(due, settings, day)
}

/** The open dues of a student. */
export const feePayables: ListPayables = async ({ payload, studentId, day }) => {
  const [dues, settings] = await Promise.all([findDues(payload, { studentId }), feeSettings(payload)])
  return dues.flatMap((due) => {
    const payable = payableOf(due, settings, day)
    return payable ? [{ ...payable, subjectId: due.id }] : []
  })
}

function payableOf(due: FeeDue, settings: FeeSettings, day = dayInIndia(new Date())) {
  const { leftPaise } = moneyOfDue({ due, settings, day })
  if (leftPaise === 0) return null
  return {
    studentId: due.studentId,
    amountPaise: leftPaise,
    description: dueDescription(due),
    dueOn: due.dueOn ? dayOf(due.dueOn) : null,
    allowsPart: true,
    isVoluntary: !isOwed(due),
  }
}
