/** A part of an e-mail. What it holds is text; the two writers make it plain or HTML. */
export type MailBlock =
  | { text: string }
  /** A sentence that ends in a link. */
  | { text: string; more: string; link: string }
  /** A code to be typed elsewhere. */
  | { code: string }
  | { button: string; link: string }
  /** Something in small print. */
  | { note: string }
  | { fact: string; value: string; link?: string }
  /** What somebody else wrote, line by line. */
  | { quote: string }

/** Everything an e-mail is drawn from. */
export interface WholeMail {
  /** As in HTML's `lang`. */
  language: string
  subject: string
  heading: string
  greeting: string | null
  blocks: readonly MailBlock[]
  site: { name: string; url: string }
  footer: string
}
