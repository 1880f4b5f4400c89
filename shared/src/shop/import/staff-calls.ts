/** Calls of the import of books, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`; `:id` is the import's. */
export const importCalls = {
  /** A form with the CSV file `file`. Replies with `{ result: { id } }`. */
  upload: { method: 'post', path: '/bookshop/staff/imports' },
  /** Replies with `{ result: ImportView }`. */
  view: { method: 'get', path: '/bookshop/staff/imports/:id' },
  apply: { method: 'post', path: '/bookshop/staff/imports/:id/apply' },
} as const satisfies Record<string, WireCall>

/** The form field of the file. */
export const FILE_FIELD = 'file'

/** The body of `apply`. `all` is refused if any row has an error; `valid` imports the rows without. */
export const applySchema = z.strictObject({
  rows: z.enum(['all', 'valid'], 'Choose which rows to import.'),
})
export type ApplyRequest = z.infer<typeof applySchema>
