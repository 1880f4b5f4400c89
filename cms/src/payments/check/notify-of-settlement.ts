import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { Payment } from '../../payload-types.ts'
import { amountSettled } from '../messages/amount-settled.ts'

interface NotifyOptions {
  payload: Payload
  payment: Payment
  now: Date
}

/** Queues an e-mail that a payment of the wrong amount is settled and can be made again. Idempotent. */
export async function notifyOfSettlement({ payload, payment, now }: NotifyOptions): Promise<void> {
  const where = { id: { equals: payment.studentId } }
  const student = await readRow({ payload, collection: 'students', where })
  if (!student?.email) return
  const { transactionId, description } = payment
  await queueMessage(
    { payload, event: transactionId, studentId: student.id, now },
    {
      to: student.email,
      template: amountSettled,
      variables: {
        name: student.name,
        description,
        transactionId,
        link: `${portalOf(payload).env.publicUrl}${paths.account}`,
      },
    },
  )
}
