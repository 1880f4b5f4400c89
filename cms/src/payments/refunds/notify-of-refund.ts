import { isDoneRefund } from '@pravesh/shared/payments/refunds/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { Payment, Refund } from '../../payload-types.ts'
import { isDuplicateNote } from '../duplicate-note.ts'
import { findCounting } from '../find-counting.ts'
import { type RefundNews, refundNews } from '../messages/refund-news.ts'

interface NotifyOptions {
  payload: Payload
  /** Not failed: staff make up for a failed refund, so students hear about it only when it is done. */
  refund: Refund
  payment: Payment
  now: Date
}

/** Queues an e-mail about a refund that has started or is done. Idempotent. */
export async function notifyOfRefund({ payload, refund, payment, now }: NotifyOptions): Promise<void> {
  const where = { id: { equals: payment.studentId } }
  const student = await readRow({ payload, collection: 'students', where })
  if (!student?.email) return
  const news = await newsOf({ payload, refund, payment })
  await queueMessage(
    { payload, event: `${refund.refundId}:${news}`, studentId: student.id, now },
    {
      to: student.email,
      template: refundNews,
      variables: {
        news,
        name: student.name,
        amount: formatPaise(refund.amountPaise),
        description: payment.description,
        transactionId: payment.transactionId,
        refundId: refund.refundId,
        link: `${portalOf(payload).env.publicUrl}${paths.account}`,
      },
    },
  )
}

type News = Pick<NotifyOptions, 'payload' | 'refund' | 'payment'>

async function newsOf({ payload, refund: { status, kind }, payment }: News): Promise<RefundNews> {
  if (isDoneRefund(status)) return 'done'
  if (kind !== 'duplicate') return 'started'
  // Without another payment for the same thing, it is beyond a limit of the purpose.
  return isDuplicateNote(payment.issueNote) || (await findCounting(payload, payment)) ? 'duplicate' : 'excess'
}
