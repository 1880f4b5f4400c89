import { processChanges } from '@pravesh/shared/allotment/process/process-changes'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import { invalid } from '../../foundation/problem.ts'
import type { ActingStaff } from '../../staff/index.ts'
import { type LastChange, recordChange } from '../history/record-change.ts'
import { type ProcessRecord, processRecord, requireProcess } from './find-process.ts'
import { publishCalendar } from './publish-calendar.ts'
import { conflict, isPublishing, notPublishing } from './while-publishing.ts'

interface ChangeOptions {
  payload: Payload
  /** Untrusted. */
  id: string
  /** The revision that the member of staff saw. */
  revision: number
  staff: ActingStaff
  now: Date
  /** What to write. Throws a Problem if it may not be written. */
  decide: (process: ProcessRecord) => Changes<'merit-processes'> | Promise<Changes<'merit-processes'>>
}

/**
 * Changes a process, with its history, and returns it. Throws a Problem: 404 if there is none, 409 if another person has changed it since or
 * publishes something of it, and what `decide` throws.
 */
export async function changeProcess({
  payload,
  id,
  revision,
  staff,
  now,
  decide,
}: ChangeOptions): Promise<ProcessRecord> {
  const process = await requireProcess(payload, id)
  if (process.revision !== revision || isPublishing(process)) throw await conflict(payload, process.id)
  await recordChange(payload, process)
  const data = await decide(process)
  const changes = processChanges(process, { ...process, ...(data as Partial<ProcessRecord>) })
  const { id: staffId, name: by } = staff
  const lastChange: LastChange = { revision: revision + 1, at: now.toISOString(), by, staffId, changes }
  const where = { and: [{ id: { equals: process.id } }, { revision: { equals: revision } }, notPublishing()] }
  const changed = await changeOne({
    payload,
    collection: 'merit-processes',
    where,
    data: { ...data, revision: revision + 1, ...(changes.length > 0 && { lastChange }) },
  })
  if (changed === null) throw await conflict(payload, process.id)
  const after = processRecord(changed)
  await recordChange(payload, after)
  publishCalendar({ payload, before: process, after })
  return after
}

/** Throws a Problem (400) with the errors, if there are any. */
export function requireValid(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid([...errors])
}
