import {
  DRAFT_CONFLICT_STATUS,
  type Draft,
  type DraftSaved,
  FORM_CODES,
} from '@pravesh/shared/admissions/form/form-context'
import type { AdmissionReply } from '../admission-api.ts'

export type SaveOutcome =
  | { kind: 'saved'; saved: DraftSaved }
  /** Another device saved first. */
  | { kind: 'newer'; draft: Draft }
  /** The form was submitted on another device. */
  | { kind: 'sent' }
  /** No response or a server error: retry. */
  | { kind: 'later' }
  | { kind: 'logged-out' }
  /** The server rejected the content. */
  | { kind: 'refused'; msg: string }

export function outcomeOf({ ok, status, msg, result, body }: AdmissionReply): SaveOutcome {
  if (ok) return { kind: 'saved', saved: result as DraftSaved }
  if (status === DRAFT_CONFLICT_STATUS && result) return { kind: 'newer', draft: result as Draft }
  if (body.code === FORM_CODES.alreadySent) return { kind: 'sent' }
  if (status === 401) return { kind: 'logged-out' }
  return status === 0 || status === 429 || status >= 500 ? { kind: 'later' } : { kind: 'refused', msg }
}
