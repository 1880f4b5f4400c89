import type { Words } from './words/words.ts'

/** How a message reaches somebody. */
export type Channel = 'email' | 'sms'

/** A message as it is read. */
export interface MessageContent {
  /** E-mail only. */
  subject?: string
  text: string
  /** E-mail only; beside the text, for those who see it formatted. */
  html?: string
  /** Text messages only: what stands in the places of the registered template, by name. */
  variables?: Record<string, string>
}

/** What every message may refer to. */
export interface TemplateContext {
  words: Words
  site: { name: string; url: string }
}

/** Writes one kind of message. Pure: the same variables give the same words. */
export interface Template<Variables> {
  channel: Channel
  /** Variables that staff must not read: codes, and links that open an account. */
  secrets: readonly (keyof Variables & string)[]
  /** For how long it is of any use, in milliseconds; left out, for ever. */
  usefulFor?: (variables: Variables) => number
  /** What staff see it named. */
  title: (words: Words) => string
  write: (variables: Variables, context: TemplateContext) => MessageContent
}
