import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import type { StoredFile } from '@pravesh/shared/admissions/form/form-context'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { removeForStudent, storedForStudent, storeForStudent } from '../../lib/student-storage.ts'

/** Unsubmitted changes to the form. */
export interface Typed {
  answers: Answers
  documents: Documents
  files: StoredFile[]
}

interface StoredChanges extends Typed {
  /** State of the application when the changes were stored. */
  after: string
}

type ApplicationState = Pick<ApplicationView, 'id' | 'events' | 'status'>

const keyOf = ({ id }: ApplicationState) => `application-update:${id}`
const stateOf = ({ status, events }: ApplicationState) => `${status} ${events.length} ${events.at(-1)?.at ?? ''}`

/** Stores the changes, including the Aadhaar number, until the tab is closed or the student logs out. */
export function storeTyped(application: ApplicationState, typed: Typed): void {
  const stored: StoredChanges = { ...typed, after: stateOf(application) }
  storeForStudent('session', keyOf(application), JSON.stringify(stored))
}

/** The stored changes; null if there are none or the application has changed since. */
export function storedTyped(application: ApplicationState): Typed | null {
  const stored = parsed(storedForStudent('session', keyOf(application)))
  return stored?.after === stateOf(application) ? stored : null
}

export function removeTyped(application: ApplicationState): void {
  removeForStudent('session', keyOf(application))
}

function parsed(json: string | null): StoredChanges | null {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
