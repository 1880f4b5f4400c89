import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { SettlementLine as StoredLine } from '../../payload-types.ts'
import type { SettlementLine } from '../providers/gateway.ts'

const collection = 'settlement-lines'

type NewLine = Omit<StoredLine, 'id' | 'createdAt' | 'updatedAt'>

interface StoreOptions {
  payload: Payload
  provider: string
  lines: readonly SettlementLine[]
}

/**
 * Stores the lines of a settlement report. Storing a report again changes nothing, except where the provider has
 * corrected a line. Returns the number of new and corrected lines.
 */
export async function storeLines({ payload, provider, lines }: StoreOptions): Promise<number> {
  const reported = [...Map.groupBy(lines, (line) => keyOf(provider, line))].map(([key, same]) =>
    newLine(provider, key, same),
  )
  const stored = await storedLines(payload, reported)
  let written = 0
  for (const line of reported) {
    const known = stored.get(line.key)
    if (known && isSame(known, line)) continue
    written += 1
    if (!known && (await insertIfAbsent({ payload, collection, data: line }))) continue
    await changeOne({ payload, collection, where: { key: { equals: line.key } }, data: line })
  }
  return written
}

function keyOf(provider: string, { settlementId, transactionId, kind }: SettlementLine): string {
  return [provider, settlementId, transactionId, kind].join('/')
}

/** Several refunds of one payment in one settlement become one line. */
function newLine(provider: string, key: string, same: readonly SettlementLine[]): NewLine {
  const [first] = same
  if (first === undefined) throw new Error('A group has at least one line.')
  const { settlementId, transactionId, kind, bankReference, settledAt } = first
  const sum = (of: (line: SettlementLine) => number) => same.reduce((total, line) => total + of(line), 0)
  return {
    key,
    provider,
    settlementId,
    transactionId,
    kind,
    amountPaise: sum(({ amountPaise }) => amountPaise),
    feePaise: sum(({ feePaise }) => feePaise),
    taxPaise: sum(({ taxPaise }) => taxPaise),
    bankReference,
    settledAt: settledAt.toISOString(),
    day: dayOf(settledAt.toISOString()),
  }
}

async function storedLines(payload: Payload, reported: readonly NewLine[]): Promise<Map<string, StoredLine>> {
  const where = { key: { in: reported.map(({ key }) => key) } }
  const rows = await readRows({ payload, collection, where })
  return new Map(rows.map((line) => [line.key, line]))
}

function isSame(stored: StoredLine, line: NewLine): boolean {
  return (
    stored.amountPaise === line.amountPaise &&
    stored.feePaise === line.feePaise &&
    stored.taxPaise === line.taxPaise &&
    (stored.bankReference ?? null) === (line.bankReference ?? null) &&
    Date.parse(stored.settledAt) === Date.parse(line.settledAt)
  )
}
