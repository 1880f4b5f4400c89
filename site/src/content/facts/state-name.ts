import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import type { Locale } from '@pravesh/shared/platform/locale'
import { translator } from '@pravesh/shared/platform/translate'

/** Names States in the language of the page, as the application form does. What is no State of its list stays as it is. */
export function stateNames(locale: Locale): (state: string) => string {
  const translate = translator(locale, [admissionTranslations])
  return (state) => {
    const listed = state.toUpperCase()
    const shown = translate(listed)
    return shown === listed ? state : shown
  }
}
