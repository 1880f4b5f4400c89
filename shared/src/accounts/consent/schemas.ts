/** What the calls about consent accept. */
import * as z from 'zod/mini'
import { LOCALES } from '../../platform/locale.ts'
import { PRIVACY_NOTICE_VERSIONS } from '../privacy-notice.ts'
import { OPTIONAL_PURPOSES } from './purposes.ts'

const CHOOSE = 'Choose from the purposes on this page'
const RELOAD = 'Reload the page to see the current privacy notice'

/** The optional purposes that a registration agrees to, each at most once; the others stay off. */
export const agreedPurposesSchema = z.array(z.enum(OPTIONAL_PURPOSES, CHOOSE), CHOOSE).check(
  z.maxLength(OPTIONAL_PURPOSES.length, CHOOSE),
  z.refine((purposes) => new Set(purposes).size === purposes.length, CHOOSE),
)

/** The language in which the notice was shown. */
export const noticeLocaleSchema = z.enum(LOCALES, RELOAD)

/** That a student was shown a version of the notice. */
export const noticeShownSchema = z.object({
  noticeVersion: z.enum(PRIVACY_NOTICE_VERSIONS, RELOAD),
  noticeLocale: noticeLocaleSchema,
})

/** That the person is 18 or older: without it no optional purpose is given, because only a guardian agrees for a minor. */
export const statedAdultSchema = z.optional(z.boolean(CHOOSE))

/** A purpose given or withdrawn. A necessary one is withdrawn by asking for the deletion of the account. */
export const consentChoiceSchema = z.extend(noticeShownSchema, {
  purpose: z.enum(OPTIONAL_PURPOSES, CHOOSE),
  given: z.boolean(CHOOSE),
  statedAdult: statedAdultSchema,
})
