import * as z from 'zod/mini'
import { optionalText, pictureSchema, text, url } from './fields.ts'

/** What every page shows of the organisation. */
export const siteSchema = z.object({
  /** The portal's address without a trailing slash: canonical links and social cards are built on it. */
  origin: url,
  name: text,
  tagline: text,
  logo: z.nullable(pictureSchema),
  contact: z.object({
    phone: text,
    email: text,
    address: text,
    hours: optionalText,
  }),
  /** International number without plus or spaces, as wa.me wants it. */
  whatsapp: optionalText,
  liveClassesUrl: url,
  social: z.array(z.object({ network: z.enum(['facebook', 'instagram', 'youtube', 'x', 'linkedin']), href: url })),
  footerNote: optionalText,
})
export type Site = z.infer<typeof siteSchema>
