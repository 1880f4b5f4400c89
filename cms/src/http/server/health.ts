import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'

/** How long a probe waits, in milliseconds; a database that is away makes its own calls wait longer. */
const LIMIT_MS = 3000

/** Whether the database answers within some seconds. */
export async function databaseAnswers(payload: Payload, limitMs = LIMIT_MS): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), limitMs)
  const answered = readRows({ payload, collection: 'publications', limit: 1 }).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer))
}
