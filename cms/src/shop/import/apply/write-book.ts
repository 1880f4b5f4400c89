import { APIError, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { endSave } from '../../../content/index.ts'
import { readRow } from '../../../database/records/read-row.ts'
import type { Book, Staff } from '../../../payload-types.ts'
import type { PlannedRow } from '../rows/plan-rows.ts'
import { importWords } from '../words.ts'

interface WriteOptions {
  payload: Payload
  /** The member of staff who imports, with their current permissions. */
  staff: Staff
  row: PlannedRow
  /** Identifies the row across imports. */
  key: string
}

/**
 * Writes the book of a row as the member of staff, at most once however often it is called; returns the book's id or
 * the reason why it was not written.
 */
export async function writeBook(options: WriteOptions): Promise<{ bookId: string } | { problem: string }> {
  const { payload, staff } = options
  const user = { ...staff, collection: 'staff' as const }
  const req = await createLocalReq({ user }, payload)
  try {
    return options.row.id === null ? await addBook(options, req) : await changeBook(options, options.row.id, req)
  } catch (error) {
    // Expected: the form's own validation, an edit conflict, or a missing permission.
    if (!(error instanceof APIError) || error.status >= 500) throw error
    return { problem: firstMessage(error) }
  } finally {
    await endSave(req)
  }
}

async function addBook({ payload, row, key }: WriteOptions, req: PayloadRequest): Promise<{ bookId: string }> {
  const data = { ...row.values, _status: 'published' as const }
  const written = await readRow({ payload, collection: 'books', where: { importKey: { equals: key } } })
  if (written) {
    // A process that died may not have written the version or the stock of the book: saving it completes them.
    await payload.update({ collection: 'books', id: written.id, data, depth: 0, overrideAccess: false, req })
    return { bookId: written.id }
  }
  req.context.importKey = key
  // The preview has validated the values; Payload validates them again.
  const book = await payload.create({ collection: 'books', data: data as Book, depth: 0, overrideAccess: false, req })
  return { bookId: book.id }
}

async function changeBook({ payload, row }: WriteOptions, id: string, req: PayloadRequest) {
  const { values, basedOn, warning } = row
  const stored = await readRow({ payload, collection: 'books', where: { id: { equals: id } } })
  if (!stored || stored.deletedAt) return { problem: importWords.deleted }
  // The price was shown with a warning before staff confirmed the import.
  const confirmedAmounts = warning === '' ? null : [values.pricePaise]
  // Values that were written by a process that died are saved again, because their version may be missing.
  const updatedAt = isWritten(values, stored) ? undefined : (basedOn ?? undefined)
  const data = { ...values, confirmedAmounts, updatedAt, _status: 'published' as const }
  if (Object.keys(values).length > 0) {
    await payload.update({ collection: 'books', id, data, depth: 0, overrideAccess: false, req })
  }
  return { bookId: id }
}

/** Whether the book already has these values: from an earlier run, or because staff entered the same. */
function isWritten(values: PlannedRow['values'], stored: Book): boolean {
  return Object.entries(values).every(([name, value]) => (Reflect.get(stored, name) ?? '') === (value ?? ''))
}

function firstMessage(error: APIError): string {
  if (error.status === 409) return importWords.changedMeanwhile
  if (error.status === 401 || error.status === 403) return importWords.forbidden
  const errors: unknown = error.data && typeof error.data === 'object' ? Reflect.get(error.data, 'errors') : null
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  const message: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'message') : null
  return typeof message === 'string' ? message : error.message
}
