import type { Locale } from '@pravesh/shared/platform/locale'

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
}

/** One kind of message, owned by the feature that sends it. Pure: the same variables give the same content. */
export interface Template<Variables> {
  /** Unique among all features; stored with each message. */
  key: string
  channel: Channel
  /** Variables that staff must not read: codes, and links that open an account. */
  secrets: readonly (keyof Variables & string)[]
  /** For how long it is of use, in milliseconds; without limit when left out. */
  usefulFor?: (variables: Variables) => number
  /** The name that staff see. */
  title: (locale: Locale) => string
  /** Text messages only: the sentence with its placeholders, which is registered for DLT. */
  sentence?: (locale: Locale) => string
  write: (variables: Variables, context: TemplateContext) => MessageContent
}

/** A template of any variables, for lists. */
// biome-ignore lint/suspicious/noExplicitAny: the variables of a template are both its input and its keys
export type AnyTemplate = Template<any>
