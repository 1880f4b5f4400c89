import { DEFAULT_LOCALE, type Locale } from '../../platform/locale.ts'
import { type Translate, untranslated } from '../../platform/translate.ts'
import { agreementWords } from './words/words.ts'

/** A language of the agreement, and the translation of what it shares with other texts: costs, refund terms, names of courses. */
export interface AgreementLanguage {
  locale: Locale
  translate: Translate
}

/** The language of the record. */
export const RECORD: AgreementLanguage = { locale: DEFAULT_LOCALE, translate: untranslated }

/**
 * The language in which the agreement is read and accepted on a page: that of the page, or English while the translation was made
 * from an earlier English text.
 */
export function agreementLanguage(page: AgreementLanguage, words = agreementWords): AgreementLanguage {
  return words(page.locale).version === words(DEFAULT_LOCALE).version ? page : RECORD
}
