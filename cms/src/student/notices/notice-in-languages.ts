import type { NoticeText } from '@pravesh/shared/content/notice-board/notice-texts'
import { LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import { recordOf } from '@pravesh/shared/platform/record-of'
import type { Payload } from 'payload'
import { noticeText, publishedNotice, type ShownNotice } from '../../content/index.ts'
import { QueryBatch } from '../../publishing/pages/query-batch.ts'
import { recordsOf } from '../../publishing/pages/records.ts'

export interface TranslatedNotice extends ShownNotice {
  /** What it says in each language. In English where a translation is missing or older: a message cannot say so later. */
  texts: Record<Locale, NoticeText>
  /** The languages in which its title or its text is in English. */
  inEnglish: Locale[]
}

/** A published notice, whatever its dates, with what it says now; null if there is none. */
export async function noticeInLanguages(payload: Payload, id: string): Promise<TranslatedNotice | null> {
  // One query reads the notice for all languages, so that they are translations of the same English text.
  const batch = new QueryBatch()
  const noted = new Set<Locale>()
  const notices = await Promise.all(
    LOCALES.map((locale) => {
      const noteText = () => noted.add(locale)
      return publishedNotice(recordsOf({ payload, locale, batch, onlyCurrent: true, noteText }), id)
    }),
  )
  const [english] = notices
  if (!english) return null
  const texts = recordOf(LOCALES, (locale) => noticeText(notices[LOCALES.indexOf(locale)] ?? english))
  return { ...english, texts, inEnglish: LOCALES.filter((locale) => noted.has(locale)) }
}
