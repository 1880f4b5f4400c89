import * as z from 'zod/mini'
import type { DraftPlace } from './draft-place.ts'

const MAX_KEY_LENGTH = 60

const key = z.nullable(z.string().check(z.maxLength(MAX_KEY_LENGTH)))

/** Keys of screens and questions are not checked: a form may have lost them since, and then opens at the step. */
export const draftPlace: z.ZodMiniType<DraftPlace> = z.strictObject({
  step: z.literal([1, 2, 3, 4]),
  screen: key,
  question: key,
})
