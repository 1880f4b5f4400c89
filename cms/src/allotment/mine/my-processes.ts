import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import type { Payload } from 'payload'
import { applicationRecord, asStudentSees } from '../../admissions/index.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { ensureEntry } from '../entries/ensure-entry.ts'
import { refreshEntry } from '../entries/refresh-entries.ts'
import { processOf } from '../processes/find-process.ts'
import { ownProcess } from './own-process.ts'

interface MineOptions {
  payload: Payload
  studentId: string
  now: Date
}

/** Far above what a student has. */
const MAX_APPLICATIONS = 50

/** The processes in which applications of a student take part, those of the newest application first. */
export async function myProcesses({ payload, studentId, now }: MineOptions): Promise<OwnProcess[]> {
  const where = { student: { equals: studentId } }
  const sort = '-submittedAt' as const
  const rows = await readRows({ payload, collection: 'applications', where, sort, limit: MAX_APPLICATIONS })
  const found: OwnProcess[] = []
  for (const row of rows) {
    const application = asStudentSees(applicationRecord(row), now)
    const process = await processOf(payload, application)
    if (process === null || process.state === 'draft') continue
    const stored = await ensureEntry({ payload, process, application, now })
    if (stored === null) continue
    const entry = await refreshEntry({ payload, process, entry: stored, application, now })
    found.push(await ownProcess({ payload, process, application, entry, now }))
  }
  return found
}
