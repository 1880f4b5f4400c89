/** The rules for new passwords, and their messages. (spec 1, 5; spec 3, 8) */
import * as z from 'zod/mini'
import { ACCOUNT_LIMITS } from './limits.ts'

const PASSWORD_MIN = 6

export const PASSWORD_MESSAGES = {
  strong: 'Use strong password: 1 number, 1 uppercase, 1 lowercase, 1 special character',
  /** On the reset page. */
  resetLength: 'Password should be more than 5 characters',
  resetMatch: 'Both Password not matched',
  /** In the settings. */
  changeLength: 'Password Length must be at least 6 characters',
  changeMatch: 'Password not match',
  tooLong: `A password can have at most ${ACCOUNT_LIMITS.password} characters`,
} as const

/** The individual rules; a form lists the labels of the unmet ones. */
export const PASSWORD_RULES = [
  { key: 'length', label: 'At least 6 characters', isMet: (typed: string) => typed.length >= PASSWORD_MIN },
  { key: 'number', label: '1 number', isMet: (typed: string) => /\p{Nd}/u.test(typed) },
  { key: 'uppercase', label: '1 uppercase letter', isMet: (typed: string) => /\p{Lu}/u.test(typed) },
  { key: 'lowercase', label: '1 lowercase letter', isMet: (typed: string) => /\p{Ll}/u.test(typed) },
  {
    key: 'special',
    label: '1 special character, such as @ or #',
    isMet: (typed: string) => /[^\p{L}\p{N}\p{M}\s]/u.test(typed),
  },
] as const
export type PasswordRuleKey = (typeof PASSWORD_RULES)[number]['key']

/** The rules that a password does not meet yet, in display order. */
export function unmetPasswordRules(typed: string): PasswordRuleKey[] {
  return PASSWORD_RULES.filter((rule) => !rule.isMet(typed)).map((rule) => rule.key)
}

/** Schema of a new password; each page has its own message for one that is too short. */
export const chosenPassword = (tooShort: string) =>
  z.string(tooShort).check(
    z.maxLength(ACCOUNT_LIMITS.password, PASSWORD_MESSAGES.tooLong),
    z.minLength(PASSWORD_MIN, tooShort),
    z.refine((typed) => unmetPasswordRules(typed).every((key) => key === 'length'), PASSWORD_MESSAGES.strong),
  )
