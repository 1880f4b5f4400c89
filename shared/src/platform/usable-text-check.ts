import * as z from 'zod/mini'
import { type TextUse, textProblem, unusableIn } from './usable-text.ts'

/** Refuses text with unusable characters. `field` names the field in the message, e.g. `First name`. */
export const usableText = (field: string, use: TextUse = 'free') =>
  z.refine<string>((text) => unusableIn(text, use) === null, {
    // Lists of all messages call it without an issue: this one depends on the text.
    error: (issue) => (issue ? (textProblem(String(issue.input), field, use) ?? undefined) : undefined),
  })
