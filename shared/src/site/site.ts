import * as z from 'zod/mini'
import { LOCALES } from '../platform/locale.ts'
import { optionalText, pictureSchema, text, url } from './fields.ts'

/** The site settings, which every page needs. */
export const siteSchema = z.object({
  /** Origin of canonical links and social cards, without a trailing slash. */
  origin: url,
  /** The published languages, the default one first. */
  languages: z.array(z.enum(LOCALES)),
  name: text,
  tagline: text,
  logo: z.nullable(pictureSchema),
  /** Null until staff enter it. */
  contact: z.object({
    phone: optionalText,
    email: optionalText,
    address: optionalText,
    hours: optionalText,
  }),
  /** International number without plus sign or spaces, as wa.me requires. */
  whatsapp: optionalText,
  liveClassesUrl: url,
  social: z.array(z.object({ network: z.enum(['facebook', 'instagram', 'youtube', 'x', 'linkedin']), href: url })),
  footerNote: optionalText,
  /** Of a page in another language than English: whether texts of it are older translations, or in English. */
  translation: z.optional(z.object({ older: z.boolean(), missing: z.boolean() })),
})
export type Site = z.infer<typeof siteSchema>
