import { APIError, type PayloadRequest } from 'payload'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { conflictMessage } from './conflict-message.ts'
import { type Difference, differencesOf } from './differences.ts'
import { configOf, type EditedRecord } from './edited-record.ts'

interface Save {
  req: PayloadRequest
  record: EditedRecord
  /** The `updatedAt` of the version that the form was opened with. */
  basedOn: string
  /** The latest version, draft or not. */
  stored: Record<string, unknown>
  form: Record<string, unknown>
}

/** Throws an APIError (409) when a form is based on an older version than the stored one and differs from it. */
export function rejectStaleForm({ req, record, basedOn, stored, form }: Save): void {
  const savedAt = String(stored.updatedAt)
  if (new Date(basedOn).getTime() === new Date(savedAt).getTime()) return
  const { fields } = configOf(req.payload, record)
  const differences: Difference[] = differencesOf({ fields, stored, form, base: null })
  if (differences.length === 0) return
  const savedBy = typeof stored.savedBy === 'string' ? stored.savedBy : null
  const message = conflictMessage({ savedBy, savedAt, labels: differences.map(({ label }) => label) })
  // As an error of a field, so that the form preserves it until the conflict is resolved. (EditConflict)
  const errors = [{ path: 'updatedAt', label: staffText('Last changed'), message }]
  throw new APIError(message, 409, { errors }, true)
}
