import {
  type AddressLimits,
  codeChecksPerHour,
  DEFAULT_ADDRESS_LIMITS as defaults,
  linksPerHour,
} from '@pravesh/shared/accounts/address-limits'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { NamedLimit } from '../../http/api/named-limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const LATER = refused(accountReplies, 'TRIED_FOR_NOW')
const WAIT = refused(accountReplies, 'EMAIL_CODE_JUST_SENT')
const PAUSE = refused(accountReplies, 'CODE_JUST_REQUESTED')
const TOMORROW = refused(accountReplies, 'CODES_USED_UP')

/**
 * Rate limits per phone, e-mail address and visitor. Many people share one address of a mobile network, so the visitor
 * limits are far above what a single person needs. Visitors who only know a phone number or an e-mail address have a limit
 * per network as well as one in total, and registrants, who have proven the phone or the password, have one of their own:
 * so one stranger cannot use up another person's codes. (decision 56)
 */
export const ACCOUNT_LIMITS = {
  // Wrong passwords only; known devices are exempt.
  'login/visitor': { limit: 100, windowMs: 15 * MINUTE, refusal: LATER },
  'register/visitor': { limit: defaults.registrationsPerHour, windowMs: HOUR, refusal: LATER },
  'phone-code/network': { limit: 5, windowMs: DAY, refusal: TOMORROW },
  'phone-code/phone': { limit: 10, windowMs: DAY, refusal: TOMORROW },
  'phone-code/registrant': { limit: 5, windowMs: DAY, refusal: TOMORROW },
  'phone-code/visitor': { limit: defaults.codesPerDay, windowMs: DAY, refusal: TOMORROW },
  // PHONE_CODES_PER_DAY replaces this limit.
  'phone-code/all': { limit: 5000, windowMs: DAY, refusal: TOMORROW },
  // For a record that a visitor names; the same whether or not it exists.
  'access-code/pause': { limit: 1, windowMs: MINUTE, refusal: PAUSE },
  'access-code/network': { limit: 5, windowMs: DAY, refusal: TOMORROW },
  'access-code/subject': { limit: 10, windowMs: DAY, refusal: TOMORROW },
  'access-code/visitor': { limit: defaults.codesPerDay, windowMs: DAY, refusal: TOMORROW },
  // Text messages that are sent, whatever record was named.
  'access-code/phone': { limit: 10, windowMs: DAY, refusal: TOMORROW },
  'code-check/visitor': { limit: codeChecksPerHour(defaults), windowMs: HOUR, refusal: LATER },
  'email-code/pause': { limit: 1, windowMs: MINUTE, refusal: WAIT },
  'email-code/network': { limit: 5, windowMs: DAY, refusal: TOMORROW },
  'email-code/email': { limit: 10, windowMs: DAY, refusal: TOMORROW },
  'email-code/registrant': { limit: 10, windowMs: DAY, refusal: TOMORROW },
  'email-code/visitor': { limit: defaults.codesPerDay, windowMs: DAY, refusal: TOMORROW },
  // Codes to a new e-mail address or phone. A student seldom needs two; a stolen password must not send floods.
  'contact-code/student': { limit: 10, windowMs: DAY, refusal: TOMORROW },
  'forgot/visitor': { limit: 40, windowMs: HOUR, refusal: LATER },
  'link/visitor': { limit: linksPerHour(defaults), windowMs: HOUR, refusal: LATER },
  'my-data/student': { limit: 20, windowMs: HOUR, refusal: LATER },
  // Each counted request sends an e-mail to the office.
  'deletion/student': { limit: 10, windowMs: DAY, refusal: LATER },
} as const satisfies Record<string, NamedLimit>

/** The limits that administrators set, by the limits of the client's address. They replace those above. */
export const LIMITS_OF_ADDRESS: Partial<Record<keyof typeof ACCOUNT_LIMITS, (limits: AddressLimits) => number>> = {
  'register/visitor': ({ registrationsPerHour }) => registrationsPerHour,
  'phone-code/visitor': ({ codesPerDay }) => codesPerDay,
  'access-code/visitor': ({ codesPerDay }) => codesPerDay,
  'email-code/visitor': ({ codesPerDay }) => codesPerDay,
  'code-check/visitor': codeChecksPerHour,
  'link/visitor': linksPerHour,
}
