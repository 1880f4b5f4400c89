import { APIError, type PayloadRequest } from 'payload'
import { conflictInWords } from './conflict-words.ts'
import { type Difference, differencesOf } from './differences.ts'
import { configOf, type EditedRecord } from './edited-record.ts'

interface Save {
  req: PayloadRequest
  record: EditedRecord
  /** When the version was saved that the form shows, as it was sent. */
  basedOn: string
  /** The newest version, draft or not. */
  stored: Record<string, unknown>
  form: Record<string, unknown>
}

/** Throws (409) when a form is older than what is stored and differs from it. */
export function refuseStale({ req, record, basedOn, stored, form }: Save): void {
  const savedAt = String(stored.updatedAt)
  if (new Date(basedOn).getTime() === new Date(savedAt).getTime()) return
  const { fields } = configOf(req.payload, record)
  const differences: Difference[] = differencesOf({ fields, stored, form, base: null })
  if (differences.length === 0) return
  const savedBy = typeof stored.savedBy === 'string' ? stored.savedBy : null
  const message = conflictInWords({ savedBy, savedAt, labels: differences.map(({ label }) => label) })
  // The error of a field: the form keeps it until the conflict is resolved. (EditConflict)
  const errors = [{ path: 'updatedAt', label: 'Last changed', message }]
  throw new APIError(message, 409, { errors }, true)
}
