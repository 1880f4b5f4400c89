/** Access keys, with which programs of a head office read figures. */
import * as z from 'zod/mini'
import { COURSE_CODES } from '../../courses/courses.ts'

/** By which a key is recognised, also in a file where it should not be. */
export const KEY_PREFIX = 'pravesh_figures_'
/** The longest time for which a key is valid, in days. */
export const MAX_KEY_DAYS = 366

const MAX_NAME = 80
const MAX_COLLEGES = 200
const MAX_ID = 64
const messages = {
  name: 'Enter a name for the program.',
  longName: `Use at most ${MAX_NAME} characters for the name.`,
  colleges: 'Choose the colleges from the list.',
  courses: `Choose from these courses: ${COURSE_CODES.join(', ')}.`,
  money: 'Say whether the key reads amounts of money, too.',
  days: `Enter for how many days the key is valid: 1 to ${MAX_KEY_DAYS}.`,
}

export const newKeySchema = z.strictObject({
  name: z
    .string(messages.name)
    .check(z.trim(), z.minLength(1, messages.name), z.maxLength(MAX_NAME, messages.longName)),
  /** Ids; empty for all. */
  colleges: z
    .array(z.string(messages.colleges).check(z.maxLength(MAX_ID, messages.colleges)), messages.colleges)
    .check(z.maxLength(MAX_COLLEGES, messages.colleges)),
  courses: z.array(z.enum(COURSE_CODES, messages.courses), messages.courses),
  seesMoney: z.boolean(messages.money),
  days: z.int(messages.days).check(z.gte(1, messages.days), z.lte(MAX_KEY_DAYS, messages.days)),
})
export type NewKey = z.infer<typeof newKeySchema>

export interface KeyFacts {
  expiresAt: string
  revokedAt?: string | null | undefined
}

export function isValidKey({ expiresAt, revokedAt }: KeyFacts, now: Date): boolean {
  return !revokedAt && Date.parse(expiresAt) > now.getTime()
}

/** For staff: what has become of a key. */
export function keyState(key: KeyFacts, now: Date): 'valid' | 'revoked' | 'expired' {
  if (key.revokedAt) return 'revoked'
  return isValidKey(key, now) ? 'valid' : 'expired'
}
