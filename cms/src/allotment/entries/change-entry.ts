import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import { Problem } from '../../foundation/problem.ts'
import { type EntryRecord, entryRecord } from './entry-record.ts'

interface ChangeOptions {
  payload: Payload
  entry: EntryRecord
  /** The revision that the person who changes it saw. */
  revision: number
  data: Changes<'merit-entries'>
}

/** Changes an entry for who saw it as it is. Throws a Problem (409) if it has changed since. */
export async function changeEntry({ payload, entry, revision, data }: ChangeOptions): Promise<EntryRecord> {
  if (entry.revision !== revision) throw changed()
  const where = { and: [{ id: { equals: entry.id } }, { revision: { equals: revision } }] }
  const change: Changes<'merit-entries'> = { ...data, revision: { $inc: 1 } }
  const row = await changeOne({ payload, collection: 'merit-entries', where, data: change })
  if (row === null) throw changed()
  return entryRecord(row)
}

const changed = () => new Problem({ ...refused(meritReplies, 'ENTRY_CHANGED'), status: 409 })

/** Throws a Problem (409) for an application that takes no part any more. */
export function requirePart({ standing }: EntryRecord): void {
  if (standing !== 'in') throw new Problem({ ...refused(meritReplies, 'TAKES_NO_PART'), status: 409 })
}
