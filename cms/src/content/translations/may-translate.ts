import type { PayloadRequest } from 'payload'
import { may, mayDo } from '../../staff/index.ts'
import { TRANSLATED_TEXTS, type TranslatedSlug } from '../translated/translated-texts.ts'

type User = PayloadRequest['user'] | undefined

/** Whether staff may translate records: those that they may change, of courses those whose texts they may write. */
export function mayTranslate(user: User, subject: TranslatedSlug): boolean {
  return mayDo(user, 'update', subject) && (subject !== 'courses' || may(user, 'write course texts'))
}

/** What the user may translate, in the order of the page. */
export const translatedBy = (user: User): TranslatedSlug[] =>
  (Object.keys(TRANSLATED_TEXTS) as TranslatedSlug[]).filter((subject) => mayTranslate(user, subject))
