import { LANGUAGE_NAMES, LOCALES } from '@pravesh/shared/platform/locale'
import { istTime } from '../../../foundation/formats.ts'
import type { ApplicationRecord } from '../../applications/application-record.ts'
import type { ReviewData } from './review-data.ts'
import { reviewWords } from './words.ts'

/** The accepted agreement for the review page. */
export function agreementOf({ agreement }: ApplicationRecord): ReviewData['agreement'] {
  const { version, language, acceptedAt, acceptedFrom } = reviewWords.agreement
  return {
    html: agreement?.html ?? '',
    englishHtml: agreement?.englishHtml ?? '',
    facts: [
      { label: version, value: agreement?.version ?? '' },
      { label: acceptedAt, value: istTime(agreement?.acceptedAt) },
      { label: language, value: languageName(agreement?.locale) },
      { label: acceptedFrom, value: agreement?.acceptedFrom ?? '' },
    ],
  }
}

/** The name of a language in itself; empty if it is unknown. */
function languageName(locale: string | null | undefined): string {
  const known = LOCALES.find((each) => each === locale)
  return known ? LANGUAGE_NAMES[known] : ''
}
