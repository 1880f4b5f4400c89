import type { IncomingMessage } from 'node:http'
import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
import { localeIn } from '../../foundation/languages/staff-language.ts'
import { cookieValue } from './cookies.ts'

/** Begins the names of Payload's cookies. */
export const STAFF_COOKIES = 'pravesh-staff'

/**
 * The language that a member of staff has chosen, in the cookie that Payload sets. Removes the browser's preference from the
 * request, by which Payload would guess one. (decision 105)
 */
export function takeStaffLanguage({ headers }: IncomingMessage): Locale {
  delete headers['accept-language']
  return localeIn(cookieValue(headers.cookie ?? null, `${STAFF_COOKIES}-lng`) ?? undefined) ?? DEFAULT_LOCALE
}
