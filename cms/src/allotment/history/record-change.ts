import type { ProcessChange } from '@pravesh/shared/allotment/process/process-changes'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { MeritChange } from '../../payload-types.ts'

const collection = 'merit-changes'

/** Who changed what in a process, stored with the change itself. A type, because it is stored in a JSON column. */
export type LastChange = {
  /** Of the process, after the change. */
  revision: number
  /** ISO 8601. */
  at: string
  by: string
  staffId: string
  changes: ProcessChange[]
}

interface Changed {
  id: string
  lastChange: LastChange | null
}

/**
 * Adds the last change of a process to its history. Idempotent: the change is in the process since it was made, so the next change or the
 * next look at the history adds what an interruption left out.
 */
export async function recordChange(payload: Payload, { id, lastChange }: Changed): Promise<void> {
  if (lastChange === null) return
  const { revision } = lastChange
  await insertIfAbsent({
    payload,
    collection,
    data: { ...lastChange, key: `${id}/${revision}`, process: id },
  })
}

/** A stored change with typed JSON fields. */
export interface ChangeRecord extends Omit<MeritChange, 'changes'> {
  changes: ProcessChange[]
}

/** Far above how often a process is changed. */
const MAX_CHANGES = 500

/** What staff have changed in a process, the newest first. */
export async function changesOf(payload: Payload, process: Changed): Promise<ChangeRecord[]> {
  await recordChange(payload, process)
  const where = { process: { equals: process.id } }
  return (await readRows({
    payload,
    collection,
    where,
    sort: '-revision',
    limit: MAX_CHANGES,
  })) as unknown as ChangeRecord[]
}
