import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { ensureEntry } from '../../src/allotment/entries/ensure-entry.ts'
import type { EntryRecord } from '../../src/allotment/entries/entry-record.ts'
import type { MeritEntry } from '../../src/payload-types.ts'

type Given = Partial<MeritEntry> & Pick<MeritEntry, 'process' | 'studentId'>

/** An entry of an application that is not stored. */
export function aMeritEntry(payload: Payload, given: Given): Promise<MeritEntry> {
  const id = randomUUID()
  return payload.create({
    collection: 'merit-entries',
    data: {
      key: id,
      number: `DELED${id.slice(0, 8)}`,
      studentName: 'Mina Das',
      rowKey: id,
      subject: '',
      verification: 'verified',
      category: 'UR',
      standing: 'in',
      revision: 1,
      attempts: 0,
      ...given,
    },
  })
}

/** The entry of an application that has none or one. */
export async function madeEntry(options: Parameters<typeof ensureEntry>[0]): Promise<EntryRecord> {
  const entry = await ensureEntry(options)
  if (entry === null) throw new Error('The entry was deleted.')
  return entry
}
