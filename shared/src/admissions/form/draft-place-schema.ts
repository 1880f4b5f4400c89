import * as z from 'zod/mini'
import { COURSE_CODES } from '../../courses/courses.ts'
import type { DraftPlace, DraftSummary } from './draft-place.ts'

const MAX_NAME_LENGTH = 60

const step = z.literal([1, 2, 3, 4])

/** The question is not checked: the form may have lost it since, and then opens at the step. */
export const draftPlace: z.ZodMiniType<DraftPlace> = z.strictObject({
  step,
  question: z.nullable(z.string().check(z.maxLength(MAX_NAME_LENGTH))),
})

const text = z.string()

export const draftSummaryFields = {
  course: z.enum(COURSE_CODES),
  step,
  isBack: z.boolean(),
  steps: z.int(),
  title: text,
  savedAt: text,
  closesOn: z.nullable(text),
}

export const draftSummary: z.ZodMiniType<DraftSummary> = z.object(draftSummaryFields)
