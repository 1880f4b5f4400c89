import { LIST_QUESTION } from '@pravesh/shared/admissions/answers/answers'
import type { DraftContent, StoredFile } from '@pravesh/shared/admissions/answers/form-context'
import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
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

/** The stored draft; null if there is none or it cannot be parsed. */
export function findLocalDraft(name: string): LocalDraft | null {
  const draft = parsed(storedForStudent('local', name))
  if (!isDraft(draft)) return null
  const aadhaar = storedForStudent('session', name)
  const answers = { ...draft.content.answers, ...(aadhaar !== null && { aadhaar }) }
  // Kinds of documents that the portal no longer has are dropped.
  const known = Object.entries(draft.content.documents).filter(([kind]) => DOCUMENT_KINDS.some((each) => each === kind))
  return { ...draft, content: { ...draft.content, answers, documents: Object.fromEntries(known) } }
}

/** Removes a draft after its submission. */
export function removeLocalDraft(name: string): void {
  removeForStudent('local', name)
  removeForStudent('session', name)
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return null
  }
}

// Without a schema library, which the form would load for this alone.

function isDraft(stored: unknown): stored is LocalDraft {
  if (!isRecord(stored) || !isContent(stored.content)) return false
  const { files, revision, changedAt, isSent, unanswered } = stored
  return (
    isListOf(isFile, files) &&
    Number.isSafeInteger(revision) &&
    isText(changedAt) &&
    typeof isSent === 'boolean' &&
    isListOf(isText, unanswered)
  )
}

function isContent(stored: unknown): boolean {
  if (!isRecord(stored) || !isRecord(stored.answers) || !isRecord(stored.documents)) return false
  const { [LIST_QUESTION]: list = [], ...answers } = stored.answers
  const flags = [stored.detailsSaved, stored.educationSaved, stored.termsAccepted]
  return (
    isListOf(isText, list) &&
    [...Object.values(answers), ...Object.values(stored.documents)].every(isText) &&
    flags.every((flag) => typeof flag === 'boolean')
  )
}

function isFile(stored: unknown): boolean {
  if (!isRecord(stored)) return false
  return [stored.id, stored.name, stored.type].every(isText) && typeof stored.bytes === 'number'
}

const isText = (stored: unknown) => typeof stored === 'string'
const isRecord = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
const isListOf = (isItem: (item: unknown) => boolean, stored: unknown) => Array.isArray(stored) && stored.every(isItem)
