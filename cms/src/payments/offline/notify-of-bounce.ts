import { formatPaise } from '@pravesh/shared/platform/money'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { OfflinePayment } from '../../payload-types.ts'
import { chequeBounced } from '../messages/cheque-bounced.ts'

interface NotifyOptions {
  payload: Payload
  entry: OfflinePayment
  now: Date
}

/** Queues an e-mail that a cheque has bounced. Idempotent. */
export async function notifyOfBounce({ payload, entry, now }: NotifyOptions): Promise<void> {
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: entry.studentId } } })
  if (!student?.email) return
  const { reference, description, amountPaise } = entry
  await queueMessage(
    { payload, event: `${entry.id}:bounced`, studentId: student.id, now },
    {
      to: student.email,
      template: chequeBounced,
      variables: {
        name: student.name,
        amount: formatPaise(amountPaise),
        description,
        reference,
        reason: entry.bounceReason ?? '',
        link: `${portalOf(payload).env.publicUrl}${paths.payments}`,
      },
    },
  )
}
