import { isMaskedAadhaar } from '@pravesh/shared/admissions/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers'
import type { ApplicationView } from '@pravesh/shared/admissions/application-view'
import type { Documents } from '@pravesh/shared/admissions/documents'
import type { StoredFile } from '@pravesh/shared/admissions/form-context'

/** What was changed in the form and not sent yet. */
export interface Typed {
  answers: Answers
  documents: Documents
  files: StoredFile[]
}

interface Kept extends Typed {
  /** What the application had gone through then. */
  after: string
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>
type Which = Pick<ApplicationView, 'id' | 'events' | 'status'>

const keyOf = ({ id }: Which) => `application-update:${id}`
const stateOf = ({ status, events }: Which) => `${status} ${events.length} ${events.at(-1)?.at ?? ''}`

/** Keeps what was typed for a reload of this tab. A newly typed Aadhaar number is kept nowhere. */
export function keepTyped(storage: Storage, application: Which, { answers, documents, files }: Typed): void {
  const { aadhaar = '', ...others } = answers
  const kept: Kept = {
    answers: isMaskedAadhaar(aadhaar) ? answers : others,
    documents,
    files,
    after: stateOf(application),
  }
  storage.setItem(keyOf(application), JSON.stringify(kept))
}

/** What was typed before a reload; null where there is nothing, or the application has changed since. */
export function keptTyped(storage: Storage, application: Which): Typed | null {
  const stored = storage.getItem(keyOf(application))
  const kept: Kept | null = stored === null ? null : JSON.parse(stored)
  return kept !== null && kept.after === stateOf(application) ? kept : null
}

/** Forgets what was typed. */
export function forgetTyped(storage: Storage, application: Which): void {
  storage.removeItem(keyOf(application))
}
