import type { Transfer } from '@pravesh/shared/payments/statement/propose-matches'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { OfflinePayment } from '../../payload-types.ts'

type Entry = Pick<OfflinePayment, 'id' | 'reference' | 'bankLineId'>

const BATCH = 500

/** Entries with the bank lines that they are, as far as they are known. */
export async function enteredTransfers<Given extends Entry>(
  payload: Payload,
  entries: readonly Given[],
): Promise<(Given & Transfer)[]> {
  const transfers: (Given & Transfer)[] = []
  for (let at = 0; at < entries.length; at += BATCH) {
    const batch = entries.slice(at, at + BATCH)
    const lineIds = batch.flatMap(({ bankLineId }) => bankLineId ?? [])
    const where = { or: [{ id: { in: lineIds } }, { offlineId: { in: batch.map(({ id }) => id) } }] }
    const fields = ['narration', 'reference', 'offlineId'] as const
    const lines = await readRows({ payload, collection: 'bank-lines', where, fields })
    for (const entry of batch) {
      const line = lines.find(({ id, offlineId }) => offlineId === entry.id || id === entry.bankLineId)
      transfers.push({ ...entry, line: line ? asLine(line) : null })
    }
  }
  return transfers
}

/** A stored line without a reference has none at all. */
export function asLine<Line extends { reference?: string | null }>(line: Line): Line & { reference: string } {
  return { ...line, reference: line.reference ?? '' }
}
