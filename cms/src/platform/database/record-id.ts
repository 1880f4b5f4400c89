import type { Payload } from 'payload'

/** Ids as the two databases make them: a uuid (SQLite) or 24 hexadecimal digits (MongoDB), in lower case. */
const RECORD_ID = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{24})$/

/** Whether a text from outside can be the id of a record; nothing else may reach a query as an id. */
export function isRecordId(text: unknown): text is string {
  return typeof text === 'string' && RECORD_ID.test(text)
}

/**
 * Whether a text from outside can be the id of a record in this very database. MongoDB refuses a whole list in which one id is of
 * the other kind, so lists are made of these.
 */
export function isRecordIdIn(payload: Payload, text: unknown): text is string {
  return isRecordId(text) && text.includes('-') === (payload.db.name !== 'mongoose')
}
