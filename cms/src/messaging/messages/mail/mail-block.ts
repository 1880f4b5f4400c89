import type { Locale } from '@pravesh/shared/platform/locale'

/** A block of an e-mail. Contains plain text; each renderer escapes it for its format. */
export type MailBlock =
  | { text: string }
  /** A sentence that ends in a link. */
  | { text: string; more: string; link: string }
  /** A code for the recipient to type. */
  | { code: string }
  | { button: string; link: string }
  /** Small print. */
  | { note: string }
  | { fact: string; value: string; link?: string }
  /** Text written by another person; line breaks are preserved. */
  | { quote: string }

/** The complete input of both renderers. */
export interface WholeMail {
  locale: Locale
  subject: string
  heading: string
  greeting: string | null
  blocks: readonly MailBlock[]
  site: { name: string; url: string }
  footer: string
}
