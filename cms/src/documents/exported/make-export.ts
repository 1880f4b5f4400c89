import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { completeExport } from '../../http/access-records/record-access.ts'
import type { ExportFile } from '../../payload-types.ts'
import { isActive, rightsOf } from '../../staff/index.ts'
import { EXPORT_DAYS } from './export-days.ts'

const MINUTE = 60_000
/** Time in which a file can be downloaded. */
export const EXPORT_LIFETIME_MS = EXPORT_DAYS * 24 * 60 * MINUTE

/** The name of an export in the storage. */
export const exportName = ({ id, format }: Pick<ExportFile, 'id' | 'format'>) => `private/exports/${id}.${format}`

/** Makes the files of large exports, and deletes them with their records when their time is over. */
export const exportWork: Work<'export-files'> = {
  collection: 'export-files',
  dueField: 'dueAt',
  where: { state: { in: ['making', 'ready', 'failed'] } },
  // More than a file of a million rows takes.
  leaseMs: 15 * MINUTE,
  plansAheadMs: EXPORT_LIFETIME_MS,
  schedule: { delaysMs: [MINUTE, 5 * MINUTE, 30 * MINUTE], afterwards: 'repeat' },
  apply: async ({ payload, lease: { record }, now }): Promise<Outcome<'export-files'>> => {
    if (record.state !== 'making') {
      await portalOf(payload).storage.delete(exportName(record))
      await deleteRows({ payload, collection: 'export-files', where: { id: { equals: record.id } } })
      return null
    }
    const dueAt = new Date(now().getTime() + EXPORT_LIFETIME_MS).toISOString()
    try {
      return { state: 'ready', ...(await makeFile(payload, record, now())), dueAt }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return { state: 'failed', note: error.publicMessage, dueAt }
    }
  },
}

/**
 * Makes a file with the rights that the person has now; returns them and the number of rows. Idempotent: the file has the name of its
 * record, so one that a dead process left is replaced. Throws a Problem when the person may not have it.
 */
async function makeFile(payload: Payload, record: ExportFile, now: Date): Promise<{ rows: number; rights: string }> {
  const user = await findPerson(payload, record.staffId)
  const found = portalOf(payload)
    .features.flatMap(({ exports = [] }) => exports)
    .find(({ name }) => name === record.export)
  if (user === null || !found) throw notFound('export')
  const req = await createLocalReq({ user }, payload)
  await found.requireReader({ payload, req })
  const query = new URLSearchParams(record.query)
  const { stream } = await found.prepare({ payload, req, user, query, now })
  let count = 0
  const bytes = stream(async (rows) => {
    count = rows
  })
  const file = path.join(tmpdir(), `pravesh-export-${randomUUID()}`)
  try {
    await pipeline(
      Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(file, { mode: 0o600 }),
    )
    await portalOf(payload).storage.put(exportName(record), { path: file })
  } finally {
    await rm(file, { force: true })
  }
  if (record.accessId) await completeExport({ payload, id: record.accessId, rows: count })
  return { rows: count, rights: rightsOf(user) }
}

type StaffUser = Extract<TypedUser, { collection: 'staff' }>

/** The member of staff with the rights of now; null for one who has left. */
async function findPerson(payload: Payload, id: string): Promise<StaffUser | null> {
  if (!isRecordIdIn(payload, id)) return null
  const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
  return staff && isActive(staff) ? ({ ...staff, collection: 'staff' } as StaffUser) : null
}
