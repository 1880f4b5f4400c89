import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { Portal } from '../../../scripts/lib/running-portal.ts'

interface ReportedLine {
  transactionId: string
  amountPaise: number
}

/** Stores lines as the nightly fetch does. The simulated provider has no settlement report. */
export function settleYesterday({ databaseFile }: Portal, lines: readonly ReportedLine[]): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  const settledAt = new Date(Date.now() - 24 * 60 * 60_000).toISOString()
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(settledAt))
  const insert = database.prepare(
    `insert into settlement_lines
      (id, key, provider, settlement_id, transaction_id, kind, amount_paise, fee_paise, tax_paise, bank_reference, settled_at, day, created_at, updated_at)
      values (?, ?, 'simulator', 'setl_1', ?, 'payment', ?, 1000, 180, 'UTR20261121', ?, ?, ?, ?)`,
  )
  for (const { transactionId, amountPaise } of lines) {
    const key = `simulator/setl_1/${transactionId}/payment`
    insert.run(randomUUID(), key, transactionId, amountPaise, settledAt, day, settledAt, settledAt)
  }
  database.close()
}
