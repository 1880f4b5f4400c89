import { contentTranslations } from '../../content/translations/translations.ts'
import { courseTranslations } from '../../courses/translations/translations.ts'
import { feeTranslations } from '../../fees/translations/translations.ts'
import { paymentTranslations } from '../../payments/translations/translations.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../platform/locale.ts'
import { translator } from '../../platform/translate.ts'
import { type AgreementFacts, agreementFor } from '../agreement/agreement.ts'
import { agreementHtml } from '../agreement/agreement-html.ts'
import { type AgreementLanguage, agreementLanguage } from '../agreement/agreement-language.ts'
import type { Agreement } from '../form/agreement-block.ts'
import { admissionTranslations } from '../translations/translations.ts'

/** In the order of the pages that show agreements, so that both translate alike. */
const features = [contentTranslations, courseTranslations, paymentTranslations, feeTranslations, admissionTranslations]

/** The language of the agreement on pages in a language, for the server. */
export function agreementLanguageIn(locale: Locale): AgreementLanguage {
  return agreementLanguage({ locale, translate: translator(locale, features) })
}

export interface AcceptedAgreement extends Pick<Agreement, 'version' | 'locale'> {
  /** The text as it was read. */
  html: string
  /** The English text of the same facts, which prevails; null if it is the text that was read. */
  englishHtml: string | null
}

/** The agreement that was sent as read, with the language that its text has; null if the portal generates another one now. */
export function acceptedAgreement(facts: AgreementFacts, sent: string): AcceptedAgreement | null {
  for (const locale of LOCALES) {
    const agreement = agreementFor(facts, agreementLanguageIn(locale))
    const html = agreementHtml(agreement)
    if (html !== sent) continue
    const englishHtml = agreement.locale === DEFAULT_LOCALE ? null : agreementHtml(agreementFor(facts))
    return { version: agreement.version, locale: agreement.locale, html, englishHtml }
  }
  return null
}
