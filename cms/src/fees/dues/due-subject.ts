import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import type { FindSubject } from '../../contact/index.ts'
import { storedPlace } from '../../staff/index.ts'
import { findDue } from './find-dues.ts'

/** A fee that a student owes or has paid, to ask about. */
export const dueSubject: FindSubject = async ({ payload, studentId, id }) => {
  const due = await findDue(payload, id)
  if (due?.studentId !== studentId) return null
  return { id: due.id, name: `${DUE_ACTION_LABELS[due.action]} (${due.title})`, place: storedPlace(due) }
}
