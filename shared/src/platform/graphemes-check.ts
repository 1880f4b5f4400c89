import * as z from 'zod/mini'
import { isLongerThan } from './graphemes.ts'

/** Refuses text with more than `max` characters as a person counts them. The issue is that of `z.maxLength`. Lists of texts read the message. */
export const maxGraphemes = (max: number, message: string) =>
  z.check<string>(({ value, issues }) => {
    if (!isLongerThan(value, max)) return
    issues.push({ code: 'too_big', maximum: max, origin: 'string', inclusive: true, input: value, message })
  }, message)
