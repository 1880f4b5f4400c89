import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { placeColumns } from '../../staff/index.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import type { SourceApplication } from './applicant-of.ts'
import { type EntryRecord, entryOf } from './entry-record.ts'
import { documentStates, factColumns, factsOf, listsFor, NO_MARKS } from './facts-of.ts'
import { isReached } from './is-reached.ts'

interface EnsureOptions {
  payload: Payload
  process: ProcessRecord
  /** Of the course and session of the process. */
  application: SourceApplication
  now: Date
}

/**
 * The entry of an application, made if there is none yet; null if it was deleted after its time. A new one would take part again, also of someone who
 * declined a seat.
 */
export async function ensureEntry(options: EnsureOptions): Promise<EntryRecord | null> {
  const { payload, process, application } = options
  const found = await entryOf(payload, application.id)
  if (found) return found
  if (isReached(process, application)) return null
  await insertEntry({ ...options, states: await documentStates(payload, [application]) })
  const made = await entryOf(payload, application.id)
  if (made === null) throw new Error('An entry was deleted while it was made.')
  return made
}

/** Makes the entry of an application; false if there is one. */
export function insertEntry({
  payload,
  process,
  application,
  states,
  now,
}: EnsureOptions & { states: Awaited<ReturnType<typeof documentStates>> }): Promise<boolean> {
  const { id, number, studentId, studentName, collegeId, course } = application
  const facts = factsOf({ application, states, process, entry: NO_MARKS, now })
  const data = {
    key: id,
    process: process.id,
    number,
    studentId,
    studentName,
    rowKey: randomUUID(),
    subject: listsFor(process, application).own,
    ...placeColumns({ college: collegeId, course }),
    ...factColumns(facts),
    verification: NO_MARKS.verification,
    standing: 'in' as const,
    revision: 1,
    attempts: 0,
  }
  return insertIfAbsent({ payload, collection: 'merit-entries', data })
}
