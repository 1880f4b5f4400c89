import { DRAFT_CONFLICT_STATUS, type Draft, type DraftSaved } from '@pravesh/shared/admissions/answers/form-context'
import type { AdmissionReply } from '../admission-api.ts'

/** What came of sending a form to the server. */
export type SaveOutcome =
  | { kind: 'saved'; saved: DraftSaved }
  /** Another device was quicker. */
  | { kind: 'newer'; draft: Draft }
  /** No answer, or a server in trouble: to be tried again. */
  | { kind: 'later' }
  | { kind: 'logged-out' }
  /** It cannot be saved as it is. */
  | { kind: 'refused'; msg: string }

/** What the server's answer to a save means. */
export function outcomeOf({ ok, status, msg, result }: AdmissionReply): SaveOutcome {
  if (ok) return { kind: 'saved', saved: result as DraftSaved }
  if (status === DRAFT_CONFLICT_STATUS && result) return { kind: 'newer', draft: result as Draft }
  if (status === 401) return { kind: 'logged-out' }
  return status === 0 || status === 429 || status >= 500 ? { kind: 'later' } : { kind: 'refused', msg }
}
