import { dayInIndia } from '@pravesh/shared/platform/formats'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { FeeDue, Payment, Student } from '../../payload-types.ts'
import { dayOf } from '../dues/day.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import type { FeeFacts } from './fee-facts.ts'
import { feePaid } from './fee-paid.ts'
import { feeReminder } from './fee-reminder.ts'
import { feeReviewed } from './fee-reviewed.ts'

interface NotifyOptions {
  payload: Payload
  due: FeeDue
}

/** Queues the e-mail about a payment of a fee. Idempotent per payment. */
export async function notifyFeePaid({
  payload,
  due,
  payment: { transactionId, amountPaise },
}: NotifyOptions & { payment: Pick<Payment, 'transactionId' | 'amountPaise'> }): Promise<void> {
  const student = await recipient({ payload, due })
  if (student === null) return
  const variables = { ...factsOf(due, student), amountPaise, transactionId, link: addressOf(payload, paths.payments) }
  const context = { payload, event: transactionId, studentId: due.studentId }
  await queueMessage(context, { to: student.email, template: feePaid, variables })
}

/** Queues the e-mail about a decision of staff. Idempotent per decision. */
export async function notifyReviewed({ payload, due }: NotifyOptions): Promise<void> {
  const student = await recipient({ payload, due })
  if (student === null || due.review === 'PENDING') return
  // A paid fee has no late fee that still grows.
  const { paidPaise: amountPaise } = moneyOfDue({ due, settings: { lateFees: [] }, day: dayInIndia(new Date()) })
  const variables = {
    ...factsOf(due, student),
    amountPaise,
    decision: due.review,
    reason: due.reviewReason ?? '',
    transactionId: due.paymentId ?? '',
    link: addressOf(payload, paths.payments),
  }
  const context = { payload, event: `${due.id}:${due.reviewRevision}`, studentId: due.studentId }
  await queueMessage(context, { to: student.email, template: feeReviewed, variables })
}

/** Queues the reminder of a step, in days relative to the due date. Idempotent per due and step. */
export async function notifyReminder({
  payload,
  due,
  step,
  day,
}: NotifyOptions & { step: number; day: string }): Promise<void> {
  const student = await recipient({ payload, due })
  if (student === null || !due.dueOn) return
  const { leftPaise: amountPaise } = moneyOfDue({ due, settings: await feeSettings(payload), day })
  // Covered by a cheque that is being cleared.
  if (amountPaise === 0) return
  const variables = {
    ...factsOf(due, student),
    amountPaise,
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

function factsOf(
  { action, title, applicationNumber: number }: FeeDue,
  { name }: Student,
): Omit<FeeFacts, 'amountPaise'> {
  return { name, action, title, number }
}

const addressOf = (payload: Payload, path: string) => `${portalOf(payload).env.publicUrl}${path}`
