import { LIST_QUESTION } from '@pravesh/shared/admissions/answers/answers'
import type { DraftContent, StoredFile } from '@pravesh/shared/admissions/answers/form-context'
import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
import * as z from 'zod/mini'
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

const text = z.optional(z.string())
const content = z.object({
  answers: z.object({
    ...Object.fromEntries(QUESTION_NAMES.map((name) => [name, text])),
    [LIST_QUESTION]: z.optional(z.array(z.string())),
  }),
  documents: z.object(Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, text]))),
  detailsSaved: z.boolean(),
  educationSaved: z.boolean(),
  termsAccepted: z.boolean(),
})
const schema = z.object({
  content,
  files: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() })),
  revision: z.int(),
  changedAt: z.string(),
  isSent: z.boolean(),
  unanswered: z.array(z.string()),
})

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
  const stored = schema.safeParse(parsed(storedForStudent('local', name)))
  if (!stored.success) return null
  // The schema has a key for every question and document, but its static type does not show them.
  const draft = stored.data as LocalDraft
  const aadhaar = storedForStudent('session', name)
  const answers = { ...draft.content.answers, ...(aadhaar !== null && { aadhaar }) }
  return { ...draft, content: { ...draft.content, answers } }
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
