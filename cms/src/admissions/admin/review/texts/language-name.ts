import type { Locale } from '@pravesh/shared/platform/locale'
import { staffLanguage } from '../../../../foundation/languages/staff-language.ts'

/** The name of a language in that of the member of staff. */
export const languageName = (locale: Locale): string =>
  new Intl.DisplayNames([staffLanguage()], { type: 'language' }).of(locale) ?? locale
