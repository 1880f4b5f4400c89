import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { FeeDue, Student } from '../../payload-types.ts'
import { dayOf } from '../dues/day.ts'
import type { FeeFacts } from './fee-facts.ts'
import { feePaid } from './fee-paid.ts'
import { feeReminder } from './fee-reminder.ts'
import { feeReviewed } from './fee-reviewed.ts'

interface NotifyOptions {
  payload: Payload
  due: FeeDue
}

/** Queues the e-mail about a paid fee. Idempotent per payment. */
export async function notifyFeePaid({ payload, due }: NotifyOptions): Promise<void> {
  const student = await recipient({ payload, due })
  if (student === null) return
  const transactionId = due.paymentId ?? ''
  const variables = { ...factsOf(due, student), transactionId, link: addressOf(payload, paths.payments) }
  const context = { payload, event: transactionId, studentId: due.studentId }
  await queueMessage(context, { to: student.email, template: feePaid, variables })
}

/** Queues the e-mail about a decision of staff. Idempotent per decision. */
export async function notifyReviewed({ payload, due }: NotifyOptions): Promise<void> {
  const student = await recipient({ payload, due })
  if (student === null || due.review === 'PENDING') return
  const variables = {
    ...factsOf(due, student),
    decision: due.review,
    reason: due.reviewReason ?? '',
    transactionId: due.paymentId ?? '',
    link: addressOf(payload, paths.payments),
  }
  const context = { payload, event: `${due.id}:${due.reviewRevision}`, studentId: due.studentId }
  await queueMessage(context, { to: student.email, template: feeReviewed, variables })
}

/** Queues the reminder of a step, in days relative to the due date. Idempotent per due and step. */
export async function notifyReminder({ payload, due, step }: NotifyOptions & { step: number }): Promise<void> {
  const student = await recipient({ payload, due })
  if (student === null || !due.dueOn) return
  const variables = {
    ...factsOf(due, student),
    dueOn: dayOf(due.dueOn),
    isOverdue: step > 0,
    planLink: addressOf(payload, paths.feePlan),
    paymentsLink: addressOf(payload, paths.payments),
  }
  const context = { payload, event: `${due.id}:${step}`, studentId: due.studentId }
  await queueMessage(context, { to: student.email, template: feeReminder, variables })
}

/** The student with their current address; null when the account no longer exists. */
async function recipient({ payload, due: { studentId } }: NotifyOptions): Promise<Student | null> {
  if (!isRecordId(studentId)) return null
  return readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
}

function factsOf({ action, title, amountPaise, applicationNumber: number }: FeeDue, { name }: Student): FeeFacts {
  return { name, action, title, amountPaise, number }
}

const addressOf = (payload: Payload, path: string) => `${portalOf(payload).env.publicUrl}${path}`
