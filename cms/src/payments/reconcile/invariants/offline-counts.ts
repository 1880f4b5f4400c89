import { isConfirmed, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { isReceived } from '@pravesh/shared/payments/status'
import type { Condition } from '../../../database/records/condition.ts'
import { readRows } from '../../../database/records/read-rows.ts'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import type { OfflinePayment } from '../../../payload-types.ts'
import type { Invariant } from '../../../portal/invariant.ts'
import { allocationsOf } from '../../allocations.ts'

/** Every confirmed offline payment is a payment like any other, or several. */
export const offlineCounts: Invariant = {
  name: 'offline-without-payment',
  label: 'Confirmed offline payment that does not count',
  advice: 'The portal retries every few minutes. If this stays for an hour, ask an administrator to look into the log.',
  async *find({ payload, now }) {
    const where: Condition<'offline-payments'> = {
      and: [
        { status: { in: OFFLINE_STATUSES.filter(isConfirmed) } },
        { decidedAt: { less_than: overdueBefore('effects', now) } },
      ],
    }
    for await (const entries of walkRecords({ payload, collection: 'offline-payments', where })) {
      const rows = await readRows({
        payload,
        collection: 'payments',
        where: { transactionId: { in: entries.flatMap(idsOf) } },
      })
      const received = new Set(rows.filter(({ status }) => isReceived(status)).map((each) => each.transactionId))
      for (const { id, description, transactionId } of entries.filter(
        (entry) => !idsOf(entry).every((each) => received.has(each)),
      )) {
        const text = `The offline payment ${transactionId} (${description}) is confirmed, but there is no paid payment.`
        yield { subject: transactionId, text, href: `/collections/offline-payments/${id}` }
      }
    }
  },
}

const idsOf = (entry: OfflinePayment) => allocationsOf(entry).map(({ transactionId }) => transactionId)
