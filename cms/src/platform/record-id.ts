/** Ids as the two databases make them: a uuid (SQLite) or 24 hexadecimal digits (MongoDB), in lower case. */
const RECORD_ID = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{24})$/

/** Whether a text from outside can be the id of a record; nothing else may reach a query as an id. */
export function isRecordId(text: unknown): text is string {
  return typeof text === 'string' && RECORD_ID.test(text)
}
