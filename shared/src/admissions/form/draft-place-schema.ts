import * as z from 'zod/mini'
import type { DraftPlace } from './draft-place.ts'

const MAX_NAME_LENGTH = 60

/** The question is not checked: the form may have lost it since, and then opens at the step. */
export const draftPlace: z.ZodMiniType<DraftPlace> = z.strictObject({
  step: z.literal([1, 2, 3, 4]),
  question: z.nullable(z.string().check(z.maxLength(MAX_NAME_LENGTH))),
})
