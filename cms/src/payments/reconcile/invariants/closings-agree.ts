import { CLOSING_STATUSES, isShut } from '@pravesh/shared/payments/closing/status'
import { totalsText } from '@pravesh/shared/payments/closing/totals'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import type { Invariant } from '../../../portal/invariant.ts'
import { counterDay } from '../../closing/counter-day.ts'

/** A signed day has the totals of its entries. */
export const closingsAgree: Invariant = {
  name: 'closing-differs',
  label: 'Closed day with other totals than its payments',
  advice: 'Compare the closing with the offline payments of that person and day. Reopen the day, and sign it again.',
  async *find({ payload }) {
    const where = { status: { in: CLOSING_STATUSES.filter(isShut) } }
    for await (const closings of walkRecords({ payload, collection: 'day-closings', where })) {
      for (const { id, key, day, counter, counterId, totals, expectedPaise } of closings) {
        const now = await counterDay({ payload, counterId, day })
        if (totals === totalsText(now.totals) && expectedPaise === now.cashPaise) continue
        const text = `The day ${day} of ${counter} has other totals than its payments.`
        yield { subject: key, text, href: `/collections/day-closings/${id}` }
      }
    }
  },
}
