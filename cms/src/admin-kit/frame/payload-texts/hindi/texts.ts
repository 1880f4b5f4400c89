import type { en } from '@payloadcms/translations/languages/en'

/** Payload's texts, by area and name. */
export type PayloadTexts = typeof en.translations
