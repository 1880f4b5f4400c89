/** Fields shared by several account forms. (spec 1, 5) */
import * as z from 'zod/mini'
import { mostUnits } from '../platform/graphemes.ts'
import { maxGraphemes } from '../platform/graphemes-check.ts'
import { parseIndianMobile } from '../platform/phone.ts'
import { usableText } from '../platform/usable-text-check.ts'
import { ACCOUNT_LIMITS } from './limits.ts'
import { NAME, storedName } from './person-name.ts'

const PHONE_MESSAGE = 'Enter Phone No. & number should be 10 digit'

/** A person's name; stored in upper case on a single line. */
export const nameSchema = z
  .string('Enter your name')
  .check(
    z.maxLength(mostUnits(ACCOUNT_LIMITS.name), `Your name can have at most ${ACCOUNT_LIMITS.name} characters`),
    z.overwrite(storedName),
    z.minLength(1, 'Enter your name'),
    maxGraphemes(ACCOUNT_LIMITS.name, `Your name can have at most ${ACCOUNT_LIMITS.name} characters`),
    usableText('Name', 'printed'),
    z.regex(NAME, 'Write your name with letters only'),
    z.regex(/\p{L}/u, 'Write your name with letters only'),
  )

/** An e-mail address; stored in lower case. */
export const emailSchema = z.string('Enter your email').check(
  z.maxLength(ACCOUNT_LIMITS.email, 'This e-mail address is too long'),
  z.overwrite((typed) => typed.trim().toLowerCase()),
  z.minLength(1, 'Enter your email'),
  z.regex(z.regexes.email, 'Enter an e-mail address such as asha@example.in'),
)

/** A mobile number, normalised to ten digits. */
export const phoneSchema = z.pipe(
  z.string(PHONE_MESSAGE).check(
    z.maxLength(40, PHONE_MESSAGE),
    z.refine((typed) => parseIndianMobile(typed) !== null, PHONE_MESSAGE),
  ),
  z.transform((typed) => parseIndianMobile(typed) ?? typed),
)

/** An existing password, which is only compared; the rules for new passwords do not apply. */
export const enteredPasswordSchema = z
  .string('Enter your password')
  .check(z.minLength(1, 'Enter your password'), z.maxLength(ACCOUNT_LIMITS.password, 'This password is too long'))
