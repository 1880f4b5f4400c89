import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import { type ProcessRecord, processRecord, requireProcess } from './find-process.ts'
import { publishCalendar } from './publish-calendar.ts'

interface ChangeOptions {
  payload: Payload
  /** Untrusted. */
  id: string
  /** The revision that the member of staff saw. */
  revision: number
  /** What to write. Throws a Problem if it may not be written. */
  decide: (process: ProcessRecord) => Changes<'merit-processes'> | Promise<Changes<'merit-processes'>>
}

/**
 * Changes a process and returns it. Throws a Problem: 404 if there is none, 409 if another person has changed it since, and what `decide` throws.
 */
export async function changeProcess({ payload, id, revision, decide }: ChangeOptions): Promise<ProcessRecord> {
  const process = await requireProcess(payload, id)
  if (process.revision !== revision) throw outdated()
  const data = await decide(process)
  const where = { and: [{ id: { equals: process.id } }, { revision: { equals: revision } }] }
  const changed = await changeOne({
    payload,
    collection: 'merit-processes',
    where,
    data: { ...data, revision: revision + 1 },
  })
  if (changed === null) throw outdated()
  const after = processRecord(changed)
  publishCalendar({ payload, before: process, after })
  return after
}

/** Throws a Problem (400) with the errors, if there are any. */
export function requireValid(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid([...errors])
}

function outdated(): Problem {
  const publicMessage = 'A colleague has just changed this process. Reload the page, and enter your change again.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
