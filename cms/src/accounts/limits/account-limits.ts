import type { NamedLimit } from '../../platform/rate-limit/named-limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const LATER = 'You have tried this many times already. Please wait a while and try again.'
const WAIT = 'A code was sent to this address a moment ago. Please wait a minute before you ask for another one.'
const TOMORROW = 'Too many codes were asked for today. Please try again tomorrow, or call us.'

/**
 * How often each thing may be tried: by one phone or address of e-mail, and by one visitor. Many people share an address
 * of the mobile networks, so visitors may do more than one person ever needs.
 */
export const ACCOUNT_LIMITS = {
  'login/visitor': { limit: 100, windowMs: 15 * MINUTE, sentence: LATER },
  'register/visitor': { limit: 40, windowMs: HOUR, sentence: LATER },
  'phone-code/phone': { limit: 8, windowMs: DAY, sentence: TOMORROW },
  'phone-code/visitor': { limit: 60, windowMs: DAY, sentence: TOMORROW },
  'phone-code/all': { limit: 5000, windowMs: DAY, sentence: TOMORROW },
  'code-check/visitor': { limit: 200, windowMs: HOUR, sentence: LATER },
  'email-code/pause': { limit: 1, windowMs: MINUTE, sentence: WAIT },
  'email-code/email': { limit: 10, windowMs: DAY, sentence: TOMORROW },
  'email-code/visitor': { limit: 60, windowMs: DAY, sentence: TOMORROW },
  'forgot/email': { limit: 5, windowMs: HOUR, sentence: LATER },
  'forgot/visitor': { limit: 40, windowMs: HOUR, sentence: LATER },
  'link/visitor': { limit: 60, windowMs: HOUR, sentence: LATER },
  'my-data/student': { limit: 20, windowMs: HOUR, sentence: LATER },
  // Each one that counts is an e-mail to the office.
  'deletion/student': { limit: 10, windowMs: DAY, sentence: LATER },
} as const satisfies Record<string, NamedLimit>
