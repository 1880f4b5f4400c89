/** read: none yet */
import { en } from '@payloadcms/translations/languages/en'

/** Payload's own texts in Hindi; Payload has none. */
export const payloadHindi: typeof en.translations = {
  ...en.translations,
  general: { ...en.translations.general, thisLanguage: 'हिन्दी' },
}
