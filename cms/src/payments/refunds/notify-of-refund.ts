import { isDoneRefund } from '@pravesh/shared/payments/refunds/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import type { Payment, Refund, Student } from '../../payload-types.ts'
import { portalEnv } from '../../platform/env.ts'
import { queueMessage } from '../../platform/outbox/queue-message.ts'
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
  const student = await payload.db.findOne<Student>({ collection: 'students', where })
  if (!student?.email) return
  const news = newsOf(refund)
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
        link: `${portalEnv.of(payload).publicUrl}${paths.account}`,
      },
    },
  )
}

function newsOf({ status, kind }: Refund): RefundNews {
  if (isDoneRefund(status)) return 'done'
  return kind === 'duplicate' ? 'duplicate' : 'started'
}
