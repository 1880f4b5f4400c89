import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import * as z from 'zod'

const LIST = LOCALES.join(',')
const ERROR = `LANGUAGES must list some of ${LIST}, each once and with commas between, the first of them ${DEFAULT_LOCALE}.`

/** The languages that the site is published in and that its pages offer. Default: all. */
export const languages = z
  .string()
  .default(LIST)
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine(isListOfLocales, ERROR)

function isListOfLocales(names: string[]): names is Locale[] {
  const isKnown = names.every((name) => LOCALES.some((locale) => locale === name))
  return isKnown && names[0] === DEFAULT_LOCALE && new Set(names).size === names.length
}
