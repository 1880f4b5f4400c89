import { LIST_QUESTION, type QuestionName } from '@pravesh/shared/admissions/answers/answers'
import type { DraftContent } from '@pravesh/shared/admissions/answers/form-context'
import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
import * as z from 'zod/mini'
import { isRecordId } from '../../platform/database/record-id.ts'

/** The longest text of a draft, and the most entries of a list. */
const LONGEST = 500
const MOST = 20

const text = z.optional(z.string().check(z.maxLength(LONGEST)))
const list = z.optional(z.array(z.string().check(z.maxLength(LONGEST))).check(z.maxLength(MOST)))
const documentId = z.optional(z.string().check(z.refine(isRecordId)))

const answers = z.strictObject(
  Object.fromEntries(
    QUESTION_NAMES.map((name): [QuestionName, z.ZodMiniType] => [name, name === LIST_QUESTION ? list : text]),
  ),
)
const documents = z.strictObject(Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, documentId])))

const schema = z.strictObject({
  answers,
  documents,
  detailsSaved: z.boolean(),
  educationSaved: z.boolean(),
  termsAccepted: z.boolean(),
})

/** What can be kept as a draft: known questions and documents only, nothing long; null when it is anything else. */
export function parseDraftContent(sent: unknown): DraftContent | null {
  const parsed = schema.safeParse(sent)
  // The schema has a key for every question and kind, which its type cannot say.
  return parsed.success ? (parsed.data as DraftContent) : null
}

/** The revision that a save is based on; null when it is none. */
export function parseRevision(sent: unknown): number | null {
  return z.int().check(z.nonnegative()).safeParse(sent).data ?? null
}
