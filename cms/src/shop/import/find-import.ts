import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import type { BookImport } from '../../payload-types.ts'

/** An import with its rows. Throws a Problem (404) if there is none. */
export async function findImport(payload: Payload, id: string): Promise<BookImport> {
  const where = { id: { equals: id } }
  const found = isRecordIdIn(payload, id) ? await readRow({ payload, collection: 'book-imports', where }) : null
  if (!found) throw notFound('import')
  return found
}
