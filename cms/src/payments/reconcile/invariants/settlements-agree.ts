import { walkRecords } from '../../../database/slices/walk-records.ts'
import type { Invariant } from '../../../portal/invariant.ts'
import { compareLines } from '../../settlements/compare-lines.ts'

/** What the provider settles is what the portal knows as paid. */
export const settlementsAgree: Invariant = {
  name: 'settlement-differs',
  label: 'Settled differently from the portal’s records',
  advice:
    'Compare the line with the provider’s dashboard. If the money is yours, ask support which order it belongs to.',
  async *find({ payload }) {
    for await (const lines of walkRecords({ payload, collection: 'settlement-lines' })) {
      for (const { line, fault, text, payment } of await compareLines(payload, lines)) {
        if (fault === null) continue
        const href = payment ? `/collections/payments/${payment.id}` : `/collections/settlement-lines?day=${line.day}`
        yield { subject: line.key, text, href }
      }
    }
  },
}
