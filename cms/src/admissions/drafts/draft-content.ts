import { LIST_QUESTION, type QuestionName } from '@pravesh/shared/admissions/answers/answers'
import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
import { draftPlace } from '@pravesh/shared/admissions/form/draft-place-schema'
import type { DraftContent } from '@pravesh/shared/admissions/form/form-context'
import * as z from 'zod/mini'
import { isRecordId } from '../../database/records/record-id.ts'

const MAX_TEXT_LENGTH = 500
const MAX_LIST_ITEMS = 20

const text = z.optional(z.string().check(z.maxLength(MAX_TEXT_LENGTH)))
const list = z.optional(z.array(z.string().check(z.maxLength(MAX_TEXT_LENGTH))).check(z.maxLength(MAX_LIST_ITEMS)))
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
  place: z.optional(draftPlace),
})

/** Parses the content of a draft; null unless it has only known questions and documents within the size limits. */
export function parseDraftContent(sent: unknown): DraftContent | null {
  const parsed = schema.safeParse(sent)
  // The schema has a key for every question and document kind, which its inferred type does not express.
  return parsed.success ? (parsed.data as DraftContent) : null
}

export const revisionSchema = z.int().check(z.nonnegative())

/** Parses the revision that a save is based on; null when it is invalid. */
export function parseRevision(sent: unknown): number | null {
  return revisionSchema.safeParse(sent).data ?? null
}
