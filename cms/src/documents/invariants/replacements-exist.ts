import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import type { Condition } from '../../database/records/condition.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Invariant } from '../../portal/invariant.ts'

/** Every replaced receipt has a new one. */
export const replacementsExist: Invariant = {
  name: 'receipt-not-replaced',
  label: 'Receipt without its replacement',
  advice: 'The portal retries every few minutes. If this stays for an hour, ask an administrator to look into the log.',
  async *find({ payload, now }) {
    const where: Condition<'receipts'> = {
      and: [{ replacedAt: { less_than: overdueBefore('effects', now) } }, { replacedBy: { exists: false } }],
    }
    for await (const receipts of walkRecords({ payload, collection: 'receipts', where })) {
      for (const { id, number } of receipts) {
        const text = `Receipt ${number} is marked as replaced, but the new receipt does not exist.`
        yield { subject: number, text, href: `/collections/receipts/${id}` }
      }
    }
  },
}
