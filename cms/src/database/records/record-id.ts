import type { Payload } from 'payload'

/** A lowercase UUID, or 24 lowercase hexadecimal digits in records from a MongoDB database with ObjectIds. */
const RECORD_ID = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{24})$/

/** Whether untrusted input has the form of a record id; check it before using it as an id in a query. */
export function isRecordId(text: unknown): text is string {
  return typeof text === 'string' && RECORD_ID.test(text)
}

/**
 * Whether untrusted input has the form of an id in this database. Required for lists of ids: MongoDB with ObjectIds
 * rejects a whole list if one id has the other form.
 */
export function isRecordIdIn(payload: Payload, text: unknown): text is string {
  return isRecordId(text) && (hasTextIds(payload) || !text.includes('-'))
}

/** MongoDB has ObjectIds in databases of earlier releases only. */
export const hasTextIds = ({ db, collections }: Pick<Payload, 'db' | 'collections'>) =>
  db.name !== 'mongoose' || collections.staff.customIDType === 'text'
