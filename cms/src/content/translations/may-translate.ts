import type { PayloadRequest, Where } from 'payload'
import { grantOf, may } from '../../staff/index.ts'
import { TRANSLATED_TEXTS, type TranslatedSlug } from '../translated/translated-texts.ts'

type User = PayloadRequest['user'] | undefined

/**
 * Which records staff may translate: those that they may change, of courses those whose texts they may write. A condition for
 * limited staff.
 */
export function translationGrant(user: User, subject: TranslatedSlug): boolean | Where {
  if (subject === 'courses' && !may(user, 'write course texts')) return false
  return grantOf(user, 'update', subject)
}

/** What the user may translate, in the order of the page. */
export const translatedBy = (user: User): TranslatedSlug[] =>
  (Object.keys(TRANSLATED_TEXTS) as TranslatedSlug[]).filter((subject) => translationGrant(user, subject) !== false)
