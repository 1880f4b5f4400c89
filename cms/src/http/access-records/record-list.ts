import type { Payload, TypedUser, Where } from 'payload'
import { recordAccess } from './record-access.ts'

interface ListOptions {
  payload: Payload
  user: TypedUser
  /** What is listed. */
  subject: 'Applications' | 'Students'
  filters: Where
  /** How many records the page shows. */
  rows: number
}

/** Records that a member of staff reads a page of records that name persons, and opens none of them: once for each filter. */
export async function recordList({ payload, user, subject, filters, rows }: ListOptions): Promise<void> {
  const access = { kind: 'list', subject, filters: JSON.stringify(filters), rows } as const
  await recordAccess({ payload, user, access, now: new Date() })
}
