import { DEFAULT_LOCALE, type Locale } from '../../platform/locale.ts'

/** What a notice says in a message: its title, and its paragraphs with an empty line between them. */
export interface NoticeText {
  title: string
  text: string
}

/** The same by language. Always in English, which is the record. */
export type NoticeTexts = { [DEFAULT_LOCALE]: NoticeText } & { [locale in Locale]?: NoticeText }

/** What a notice says in a language. One that was sent before its translations were stored says it in English. */
export const noticeIn = (texts: NoticeTexts, locale: Locale): NoticeText => texts[locale] ?? texts[DEFAULT_LOCALE]
