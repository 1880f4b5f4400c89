import { bnIn } from '@payloadcms/translations/languages/bnIn'
import { en as payloadEnglish } from '@payloadcms/translations/languages/en'
import type { Config } from 'payload'
import { payloadHindi } from './hindi/hindi.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

type Languages = NonNullable<Config['i18n']>['supportedLanguages']

/**
 * The languages of the admin by the portal's own names for them, each with Payload's texts and our replacements. Payload offers
 * them on the page of the own account. Its type knows neither Hindi nor a Bengali without a country. (decision 105)
 */
export const adminLanguages: NonNullable<Config['i18n']> = {
  supportedLanguages: {
    en: payloadEnglish,
    hi: { dateFNSKey: 'en-US', translations: payloadHindi },
    bn: bnIn,
  } as Languages,
  translations: { en, hi, bn } as NonNullable<Config['i18n']>['translations'],
}
