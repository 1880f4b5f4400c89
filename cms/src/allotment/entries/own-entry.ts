import type { Payload } from 'payload'
import { type ApplicationRecord, ownApplication } from '../../admissions/index.ts'
import { notFound } from '../../foundation/problem.ts'
import { type ProcessRecord, processOf } from '../processes/find-process.ts'
import { ensureEntry } from './ensure-entry.ts'
import type { EntryRecord } from './entry-record.ts'

interface OwnOptions {
  payload: Payload
  studentId: string
  /** Untrusted. */
  applicationId: string
  now: Date
}

export interface OwnEntry {
  application: ApplicationRecord
  process: ProcessRecord
  entry: EntryRecord
}

/**
 * A student's own entry in a process that applicants see. Throws a Problem (404) for another student's application, or one whose
 * course has no such process in its session.
 */
export async function ownEntry({ payload, studentId, applicationId, now }: OwnOptions): Promise<OwnEntry> {
  const application = await ownApplication({ payload, studentId, id: applicationId, now })
  const process = await processOf(payload, application)
  if (process === null || process.state === 'draft') throw notFound('application')
  const entry = await ensureEntry({ payload, process, application, now })
  if (entry === null) throw notFound('application')
  return { application, process, entry }
}
