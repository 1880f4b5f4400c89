/** Languages of captions by their BCP 47 tag, each in its own words. */
export const CAPTION_LANGUAGES = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  as: 'অসমীয়া',
  ne: 'नेपाली',
  or: 'ଓଡ଼ିଆ',
  sat: 'ᱥᱟᱱᱛᱟᱲᱤ',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  ur: 'اردو',
} as const
export type CaptionLanguage = keyof typeof CAPTION_LANGUAGES
export const DEFAULT_CAPTION_LANGUAGE: CaptionLanguage = 'en'

const isCaptionLanguage = (tag: string): tag is CaptionLanguage => Object.hasOwn(CAPTION_LANGUAGES, tag)

/** The tags, for schemas. */
export const CAPTION_LANGUAGE_TAGS = Object.keys(CAPTION_LANGUAGES).filter(isCaptionLanguage)
