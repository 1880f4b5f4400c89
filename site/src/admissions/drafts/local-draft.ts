import { LIST_QUESTION } from '@pravesh/shared/admissions/answers/answers'
import type { DraftContent, StoredFile } from '@pravesh/shared/admissions/answers/form-context'
import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
import * as z from 'zod/mini'
import { removeForStudent, storedForStudent, storeForStudent } from '../../lib/student-storage.ts'

/** A form as this browser keeps it. */
export interface LocalDraft {
  content: DraftContent
  /** The files that the content names. */
  files: StoredFile[]
  /** The server's revision that it is based on; 0 when there was none. */
  revision: number
  /** When something was changed last, ISO 8601. */
  changedAt: string
  /** The server has all of it. */
  isSent: boolean
  /** Digests of what was sent since the revision without an answer, so that one's own save is known again. */
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

/** The name under which a form is kept: of one student, for one course. */
export function draftName(student: string, course: string): string {
  return `application:${student}:${course}`
}

/** Keeps a form in this browser; the Aadhaar number only as long as the tab lives. Says whether it could be kept. */
export function storeLocalDraft(name: string, draft: LocalDraft): boolean {
  const { aadhaar, ...answers } = draft.content.answers
  storeForStudent('session', name, aadhaar ?? '')
  return storeForStudent('local', name, JSON.stringify({ ...draft, content: { ...draft.content, answers } }))
}

/** The form that this browser kept; null when there is none that can be read. */
export function findLocalDraft(name: string): LocalDraft | null {
  const kept = schema.safeParse(parsed(storedForStudent('local', name)))
  if (!kept.success) return null
  // The schema has a key for every question and document, which its type cannot say.
  const draft = kept.data as LocalDraft
  const aadhaar = storedForStudent('session', name)
  const answers = { ...draft.content.answers, ...(aadhaar !== null && { aadhaar }) }
  return { ...draft, content: { ...draft.content, answers } }
}

/** Forgets a form, once it is sent in. */
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
