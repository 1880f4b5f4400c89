import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { CoursePurchase } from '../../payload-types.ts'
import { courseBought } from './course-bought.ts'

interface NotifyOptions {
  payload: Payload
  purchase: CoursePurchase
}

/** Queues the e-mail about a bought course. Idempotent per payment. */
export async function notifyBought({ payload, purchase }: NotifyOptions): Promise<void> {
  const { studentId, courseId, courseName, amountPaise, paymentId } = purchase
  const student = isRecordId(studentId)
    ? await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
    : null
  if (student === null) return
  const transactionId = paymentId ?? ''
  const link = `${portalOf(payload).env.publicUrl}${paths.courseContent(courseId)}`
  const variables = { name: student.name, course: courseName, amountPaise, transactionId, link }
  const context = { payload, event: transactionId, studentId }
  await queueMessage(context, { to: student.email, template: courseBought, variables })
}
