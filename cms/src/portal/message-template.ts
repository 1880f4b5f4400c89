import type { Locale } from '@pravesh/shared/platform/locale'
import type { Translations } from '@pravesh/shared/platform/translate'
import type { NamedRecords } from '@pravesh/shared/site/shells'

export type Channel = 'email' | 'sms'

export interface MessageContent {
  /** E-mail only. */
  subject?: string
  text: string
  /** E-mail only: the formatted alternative to the text. */
  html?: string
  /** Text messages only: the values of the registered template's variables, by name. */
  variables?: Record<string, string>
}

export interface TemplateContext {
  locale: Locale
  site: { name: string; url: string }
  /** Present translations of the names that the template shows, by the English ones. None in English. */
  names?: Translations
}

/** A message template, owned by the feature that sends it. Pure: equal variables give equal content. */
export interface Template<Variables> {
  /** Unique across features; stored with each message. */
  key: string
  channel: Channel
  /** Messages to students are part of the export and the erasure of their personal data. */
  audience: 'student' | 'staff'
  /** Variables hidden from staff: codes, and links that grant access to an account. */
  secrets: readonly (keyof Variables & string)[]
  /** Records whose names its messages show, translated by staff. */
  shows?: readonly NamedRecords[]
  /** Time until the message expires, in milliseconds; by default it never does. */
  usefulFor?: (variables: Variables) => number
  /** The name shown to staff. */
  title: (locale: Locale) => string
  /** Text messages only: the sentence with placeholders, as registered for DLT. */
  sentence?: (locale: Locale) => string
  write: (variables: Variables, context: TemplateContext) => MessageContent
}

/** A template with any variables, for lists. */
// biome-ignore lint/suspicious/noExplicitAny: the variables of a template are both its input and its keys
export type AnyTemplate = Template<any>
