import type { FeeDue } from '../../payload-types.ts'
import type { FindPayable, ListPayables } from '../../payments/index.ts'
import { findDue, findDues } from '../dues/find-dues.ts'
import { dueDescription } from './start-due-payment.ts'

/** What can be paid for a due outside the payment provider; null when the due is not open. */
export const feePayable: FindPayable = async ({ payload, subjectId }) => {
  const due = await findDue(payload, subjectId)
  return due && isOpen(due) ? payableOf(due) : null
}

/** The open dues of a student. */
export const feePayables: ListPayables = async ({ payload, studentId }) => {
  const dues = await findDues(payload, { studentId })
  return dues.filter(isOpen).map((due) => ({ ...payableOf(due), subjectId: due.id }))
}

const isOpen = ({ status }: FeeDue): boolean => status === 'open'

function payableOf(due: FeeDue) {
  return { studentId: due.studentId, amountPaise: due.amountPaise, description: dueDescription(due) }
}
