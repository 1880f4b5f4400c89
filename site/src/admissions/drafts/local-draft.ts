import type { DraftContent, StoredFile } from '@pravesh/shared/admissions/form/form-context'
import { removeForStudent, storedForStudent, storeForStudent } from '../../lib/student-storage.ts'

/** A draft as stored in this browser. */
export interface LocalDraft {
  content: DraftContent
  /** The files that `content.documents` refers to. */
  files: StoredFile[]
  /** The server's revision that it is based on; 0 if none. */
  revision: number
  /** Time of the last change, ISO 8601. */
  changedAt: string
  /** The server has every change. */
  isSent: boolean
  /** Digests of saves since that revision without a response, to recognise one's own save on the server. */
  unanswered: string[]
}

/** Storage key of one student's draft for one course. */
export function draftName(student: string, course: string): string {
  return `application:${student}:${course}`
}

/** Stores a draft in this browser, the Aadhaar number only until the tab is closed. Returns false if storing failed. */
export function storeLocalDraft(name: string, draft: LocalDraft): boolean {
  const { aadhaar, ...answers } = draft.content.answers
  storeForStudent('session', name, aadhaar ?? '')
  return storeForStudent('local', name, JSON.stringify({ ...draft, content: { ...draft.content, answers } }))
}

/** Whether a draft is stored, which may be invalid: checking it takes the schema library. */
export function hasLocalDraft(name: string): boolean {
  return storedForStudent('local', name) !== null
}

/** Removes a draft after its submission. */
export function removeLocalDraft(name: string): void {
  removeForStudent('local', name)
  removeForStudent('session', name)
}
