import { createHash, randomUUID } from 'node:crypto'
import type { Payload, TypedUser } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { NewRow } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { newRecordId } from '../../database/records/new-record-id.ts'
import { type InPortal, portalOf } from '../../foundation/portal.ts'
import type { AccessKind } from './access-kinds.ts'

/** Openings of the same thing by the same person within this time count as one. */
export const ONE_OPENING_MS = 5 * 60_000

/** What a member of staff saw. */
interface Access {
  kind: AccessKind
  /** What it is called, e.g. the number of an application or the name of an export. */
  subject: string
  /** Its id; unset for lists and exports. */
  subjectId?: string
  /** The person concerned; unset for lists and exports. */
  studentId?: string | null
  applicationId?: string | null
  /** As staff gave it. Such openings are recorded one by one. */
  reason?: string
  /** The filters of a list, as JSON. */
  filters?: string
  /** The names of the columns of an export, separated by commas; null for all. */
  columns?: string | null
  /** Of an export. */
  format?: string
  /** The number of records of a list. */
  rows?: number
}

interface RecordOptions {
  payload: Payload
  /** Of the request. Only members of staff are recorded. */
  user: TypedUser | null | undefined
  access: Access
  now: Date
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: what this process has recorded lately, so that pages of a document are written once. */
    recordedAccesses?: Set<string> | undefined
  }
}

const MAX_REMEMBERED = 2000

/**
 * Records that a member of staff opened something. Call it before the answer is sent: a failed write throws, so nothing is shown
 * that is not recorded. Several openings of the same thing within `ONE_OPENING_MS` are one. (decision 77)
 */
export async function recordAccess({ payload, user, access, now }: RecordOptions): Promise<void> {
  if (user?.collection !== payload.config.admin.user) return
  const key = keyOf(String(user.id), access, now)
  const remembered = rememberedIn(payload)
  if (remembered.has(key)) return
  await insertIfAbsent({ payload, collection: 'access-records', data: rowOf({ user, access, key, now }) })
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.add(key)
}

/** Records what a program with an access key has read. */
export async function recordProgram({
  payload,
  program: { id, name },
  access,
  now,
}: Pick<RecordOptions, 'payload' | 'access' | 'now'> & { program: { id: string; name: string } }): Promise<void> {
  const { kind, subject, filters = null, rows = null } = access
  const data = {
    key: randomUUID(),
    at: now.toISOString(),
    staffId: `program:${id}`,
    staffName: `Access key “${name}”`,
    ...{ kind, subject, filters, rows, studentId: null, applicationId: null, reason: null },
  } satisfies NewRow<'access-records'>
  await insertIfAbsent({ payload, collection: 'access-records', data })
}

/** Records an export, of which the number of rows is not known yet; returns the id of the record. */
export async function recordExport({ payload, user, access, now }: RecordOptions): Promise<string | null> {
  if (user?.collection !== payload.config.admin.user) return null
  const id = newRecordId(payload, now)
  const data = rowOf({ user, access, key: randomUUID(), now })
  await insertIfAbsent({ payload, collection: 'access-records', id, data })
  return id
}

/** Adds the number of rows to the record of an export, once all of them are sent. */
export async function completeExport({
  payload,
  id,
  rows,
}: {
  payload: Payload
  id: string
  rows: number
}): Promise<void> {
  const where: Condition<'access-records'> = { and: [{ id: { equals: id } }, { rows: { exists: false } }] }
  await changeOne({ payload, collection: 'access-records', where, data: { rows } })
}

interface RowOptions extends Pick<RecordOptions, 'access' | 'now'> {
  user: TypedUser
  key: string
}

function rowOf({ user, access, key, now }: RowOptions) {
  const { kind, subject, studentId = null, applicationId = null, reason = null, filters = null, rows = null } = access
  const { columns = null, format = null } = access
  return {
    key,
    at: now.toISOString(),
    staffId: String(user.id),
    staffName: user.collection === 'staff' ? user.name : '',
    ...{ kind, subject, studentId, applicationId, reason, filters, columns, format, rows },
  } satisfies NewRow<'access-records'>
}

function keyOf(staffId: string, { kind, subject, subjectId, reason, filters = '' }: Access, now: Date): string {
  if (reason !== undefined) return randomUUID()
  const time = Math.floor(now.getTime() / ONE_OPENING_MS)
  const what = JSON.stringify([staffId, kind, subjectId ?? subject, filters, time])
  return createHash('sha256').update(what).digest('base64url')
}

function rememberedIn(payload: InPortal): Set<string> {
  const remembered = portalOf(payload).recordedAccesses ?? new Set()
  portalOf(payload).recordedAccesses = remembered
  return remembered
}
