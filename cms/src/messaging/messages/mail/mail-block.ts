import type { Locale } from '@pravesh/shared/platform/locale'

/** A block of an e-mail. Contains plain text; each renderer escapes it for its format. */
export type MailBlock =
  /** `names`: those of records in it, which staff may have written in another language than that of the e-mail. */
  | { text: string; names?: readonly string[] }
  /** A sentence that ends in a link. */
  | { text: string; more: string; link: string }
  /** A code for the recipient to type. */
  | { code: string }
  | { button: string; link: string }
  /** Small print. */
  | { note: string }
  /** `isWritten`: the value is in the words of another person. `names`: as above, of a value without a link. */
  | { fact: string; value: string; link?: string; isWritten?: boolean; names?: readonly string[] }
  /** Text written by another person; line breaks are preserved. */
  | { quote: string }
  /** A paragraph that staff wrote for many students, perhaps in another language than that of the e-mail. */
  | { written: string }

/** The complete input of both renderers. */
export interface WholeMail {
  locale: Locale
  subject: string
  heading: string
  /** Whether the heading is in the words of staff, as `written` is. */
  isHeadingWritten: boolean
  greeting: string | null
  blocks: readonly MailBlock[]
  site: { name: string; url: string }
  footer: string
}
