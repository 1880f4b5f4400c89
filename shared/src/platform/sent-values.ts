/** Schemas of single values that clients send. */
import * as z from 'zod/mini'
import { rupeesToPaise } from './money.ts'

/** Longer texts are refused, never truncated. */
export const MAX_TEXT_LENGTH = 500

const TEXT_MESSAGE = `Send a text of at most ${MAX_TEXT_LENGTH} characters`

export const shortText = z.string(TEXT_MESSAGE).check(z.maxLength(MAX_TEXT_LENGTH, TEXT_MESSAGE))

/** Rupees, as a number or as text with at most two decimals; parsed to whole paise. */
export const sentAmount = z.pipe(
  z.union([
    z.number().check(z.nonnegative(), z.maximum(1e9)),
    z.pipe(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)), z.transform(Number)),
  ]),
  z.transform(rupeesToPaise),
)
