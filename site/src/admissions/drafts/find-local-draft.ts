import { type Answers, LIST_QUESTION } from '@pravesh/shared/admissions/answers/answers'
import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_KINDS, type Documents } from '@pravesh/shared/admissions/documents/documents'
import { draftPlace } from '@pravesh/shared/admissions/form/draft-place-schema'
import * as z from 'zod/mini'
import { storedForStudent } from '../../lib/student-storage.ts'
import type { LocalDraft } from './local-draft.ts'

const text = z.string()

/** A record with some of the keys. Others, e.g. of questions that the portal no longer has, are dropped. */
const someOf = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, z.optional(text)]))

const answers: z.ZodMiniType<Answers> = z.object({
  ...someOf(QUESTION_NAMES),
  [LIST_QUESTION]: z.optional(z.array(text)),
})
const documents: z.ZodMiniType<Documents> = z.object(someOf(DOCUMENT_KINDS))

const schema: z.ZodMiniType<LocalDraft> = z.object({
  content: z.object({
    answers,
    documents,
    detailsSaved: z.boolean(),
    educationSaved: z.boolean(),
    termsAccepted: z.boolean(),
    place: z.optional(draftPlace),
  }),
  files: z.array(z.object({ id: text, name: text, type: text, bytes: z.number() })),
  revision: z.int(),
  changedAt: text,
  isSent: z.boolean(),
  unanswered: z.array(text),
})

/** The stored draft; null if there is none or it cannot be parsed. */
export function findLocalDraft(name: string): LocalDraft | null {
  const draft = parsed(storedForStudent('local', name))
  const aadhaar = storedForStudent('session', name)
  if (draft === null || aadhaar === null) return draft
  return { ...draft, content: { ...draft.content, answers: { ...draft.content.answers, aadhaar } } }
}

function parsed(json: string | null): LocalDraft | null {
  try {
    return schema.parse(JSON.parse(json ?? ''))
  } catch {
    return null
  }
}
