import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { StoredFile } from '@pravesh/shared/admissions/answers/form-context'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { removeForStudent, storedForStudent, storeForStudent } from '../../lib/student-storage.ts'

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

type Which = Pick<ApplicationView, 'id' | 'events' | 'status'>

const keyOf = ({ id }: Which) => `application-update:${id}`
const stateOf = ({ status, events }: Which) => `${status} ${events.length} ${events.at(-1)?.at ?? ''}`

/** Keeps what was typed, the Aadhaar number included, for as long as the tab lives and its student is logged in. */
export function storeTyped(application: Which, typed: Typed): void {
  const kept: Kept = { ...typed, after: stateOf(application) }
  storeForStudent('session', keyOf(application), JSON.stringify(kept))
}

/** What was typed before a reload; null where there is nothing, or the application has changed since. */
export function storedTyped(application: Which): Typed | null {
  const kept = parsed(storedForStudent('session', keyOf(application)))
  return kept !== null && kept.after === stateOf(application) ? kept : null
}

/** Forgets what was typed. */
export function removeTyped(application: Which): void {
  removeForStudent('session', keyOf(application))
}

function parsed(json: string | null): Kept | null {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
