/** What the calls about the consent of a guardian accept. */
import * as z from 'zod/mini'
import { isDay } from '../../platform/day-in-india.ts'
import { codeSchema } from '../codes.ts'
import { noticeShownSchema } from '../consent/schemas.ts'
import { phoneSchema } from '../fields.ts'
import { ACCOUNT_LIMITS } from '../limits.ts'
import { personNameSchema } from '../person-name-schema.ts'
import { CONSENT_RELATIONS } from './guardian-states.ts'

const NAME_MISSING = 'Enter the name of your parent or guardian'
const NAME_WRONG = 'Write the name of your parent or guardian with letters only'
const RELATION = 'Choose who gives consent'
const BIRTH_DATE = 'Enter your date of birth in the application form first'

/** What the minor enters about the guardian. */
export const guardianSchema = z.object({
  name: personNameSchema({ missing: NAME_MISSING, wrong: NAME_WRONG }),
  relation: z.pipe(z.string(RELATION), z.enum(CONSENT_RELATIONS, RELATION)),
  phone: phoneSchema,
})

/** Asks for a code to the phone of the guardian. */
export const guardianCodeSchema = z.extend(guardianSchema, {
  /** Of the minor, `YYYY-MM-DD`. */
  birthDate: z.string(BIRTH_DATE).check(z.refine(isDay, BIRTH_DATE)),
})

/** The consent itself, with that code and the notice that the guardian had before them. */
export const guardianConsentSchema = z.extend(guardianCodeSchema, {
  code: codeSchema,
  ...noticeShownSchema.shape,
})
export type GuardianConsentSent = z.infer<typeof guardianConsentSchema>

const CODE_FIRST = 'Request a code first'
const CHOOSE = 'Choose one of your consents'

/** Asks for a code with which a guardian sees their own consents. */
export const ownConsentsCodeSchema = z.object({ phone: phoneSchema })

/** Proves a number to the browser that asked for the code. */
const provenPhone = {
  phone: phoneSchema,
  handle: z.string(CODE_FIRST).check(z.minLength(1, CODE_FIRST), z.maxLength(ACCOUNT_LIMITS.token, CODE_FIRST)),
}

export const ownConsentsSchema = z.object({ ...provenPhone, code: codeSchema })

/** The withdrawal of one of them. */
export const ownWithdrawalSchema = z.extend(noticeShownSchema, {
  ...provenPhone,
  consent: z.string(CHOOSE).check(z.minLength(1, CHOOSE), z.maxLength(ACCOUNT_LIMITS.token, CHOOSE)),
})
export type OwnWithdrawal = z.infer<typeof ownWithdrawalSchema>
