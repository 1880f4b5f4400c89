import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import type { ProcessPart } from '../processes/process-work.ts'
import { insertEntry } from './ensure-entry.ts'
import { documentStates } from './facts-of.ts'
import { nextFrom } from './is-reached.ts'
import { readApplications } from './read-applications.ts'

/** The rest waits for the next time. */
const MAX_PER_RUN = 10_000

/** Makes the entries of applications that were sent, in slices in the order in which they were sent. */
export const makeEntries: ProcessPart = async ({ payload, process, now }) => {
  const next = nextFrom(process)
  const from = next === null ? {} : { from: next }
  const where = {
    and: [{ course: { equals: process.course as CourseCode } }, { sessionYear: { equals: process.sessionYear } }],
  }
  const order = { by: 'submittedAt', newestFirst: false, ...from }
  let made = 0
  const fields = ['submittedAt'] as const
  for await (const rows of walkRecords({ payload, collection: 'applications', where, order, fields })) {
    made += await makeMissing({ payload, process, ids: rows.map(({ id }) => id), now })
    const entriesUpTo = rows.at(-1)?.submittedAt ?? null
    const own = { id: { equals: process.id } }
    await changeOne({ payload, collection: 'merit-processes', where: own, data: { entriesUpTo } })
    if (made >= MAX_PER_RUN) return
  }
}

interface MissingOptions {
  payload: Payload
  process: ProcessRecord
  /** Of applications. */
  ids: readonly string[]
  now: Date
}

async function makeMissing({ payload, process, ids, now }: MissingOptions): Promise<number> {
  const where = { key: { in: [...ids] } }
  const found = await readRows({ payload, collection: 'merit-entries', where, fields: ['key'] })
  const known = new Set(found.map(({ key }) => key))
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length === 0) return 0
  const applications = await readApplications(payload, { ids: missing, now })
  const states = await documentStates(payload, applications)
  for (const application of applications) await insertEntry({ payload, process, application, states, now })
  return applications.length
}
