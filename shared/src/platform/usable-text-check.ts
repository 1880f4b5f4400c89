import * as z from 'zod/mini'
import { type TextUse, textProblem, unusableIn } from './usable-text.ts'

/** Refuses text with unusable characters. `field` names the field in the message, e.g. `First name`. */
export const usableText = (field: string, use: TextUse = 'free') =>
  z.refine<string>((text) => unusableIn(text, use) === null, {
    error: ({ input }) => textProblem(String(input), field, use) ?? undefined,
  })
