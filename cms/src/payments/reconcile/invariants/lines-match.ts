import { isBounced, isConfirmed } from '@pravesh/shared/payments/offline/status'
import { isMatched, LINE_STATUSES } from '@pravesh/shared/payments/statement/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import { readRows } from '../../../database/records/read-rows.ts'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import type { Invariant } from '../../../portal/invariant.ts'

/** A matched line of a bank statement is one offline payment that counts, over the same amount. */
export const linesMatch: Invariant = {
  name: 'bank-line-differs',
  label: 'Bank line matched to another payment',
  advice:
    'Compare the line with its offline payment and the statement. Tell an administrator: a match cannot be changed.',
  async *find({ payload }) {
    const where = { status: { in: LINE_STATUSES.filter(isMatched) } }
    for await (const lines of walkRecords({ payload, collection: 'bank-lines', where })) {
      const ids = lines.flatMap(({ offlineId }) => offlineId ?? [])
      const rows = await readRows({ payload, collection: 'offline-payments', where: { id: { in: ids } } })
      const entries = new Map(rows.map((entry) => [entry.id, entry]))
      for (const { id, key, offlineId, amountPaise, narration } of lines) {
        const entry = entries.get(offlineId ?? '')
        const counts = entry && (isConfirmed(entry.status) || isBounced(entry.status))
        if (counts && entry.amountPaise === amountPaise) continue
        const text = `The bank line “${narration}” of ${formatPaise(amountPaise)} does not fit its offline payment.`
        yield { subject: key, text, href: `/collections/bank-lines/${id}` }
      }
    }
  },
}
