import type { Env } from '../env.ts'
import { contextFor } from '../messages/context.ts'
import type { Channel, MessageContent, Template } from '../messages/template.ts'
import { type TemplateKey, templates, type VariablesOf } from '../messages/templates.ts'
import type { Language } from '../messages/words/words.ts'
import { writeMessage } from '../messages/write-message.ts'
import { seal } from './seal.ts'

/** A message that its feature has written itself. Nothing in it may be secret: staff read it as it is. */
export interface WrittenMessage {
  channel: Channel
  /** An e-mail address, or a mobile number of ten digits. */
  to: string
  /** Which kind of message it is, e.g. `contact-received`. */
  template: string
  /** E-mail only. */
  subject?: string
  text: string
  /** E-mail only; beside the text, for those who see it formatted. */
  html?: string
}

/** A message that is written from a template of `platform/messages`. */
export type TemplatedMessage = {
  [Key in TemplateKey]: { to: string; template: Key; variables: VariablesOf<Key>; language?: Language }
}[TemplateKey]

type Settings = Pick<Env, 'mode' | 'fieldKey' | 'publicUrl'>

/** The part of a message's row that says what it says. */
export interface ComposedMessage extends Omit<MessageContent, 'variables'> {
  channel: Channel
  to: string
  template: string
  /** What is really sent, where that is more than what staff may read. */
  sealed: string | null
  /** When it stops being of use, e.g. because the code in it has run out. */
  expiresAt: string | null
}

/** Writes a message from its template. In live mode codes and links that open accounts are masked in all that staff can read. */
export function compose(
  message: TemplatedMessage,
  { mode, fieldKey, publicUrl }: Settings,
  now: Date,
): ComposedMessage {
  const template = templates[message.template] as Template<typeof message.variables>
  const context = contextFor({ language: message.language, publicUrl })
  const { content, masked } = writeMessage(template, message.variables, context)
  const readable = mode === 'demo' ? content : masked
  const usefulFor = template.usefulFor?.(message.variables)
  const needsSeal = readable !== content || content.variables !== undefined
  return {
    channel: template.channel,
    to: message.to,
    template: message.template,
    subject: readable.subject ?? template.title(context.words),
    text: readable.text,
    html: readable.html,
    sealed: needsSeal ? seal(content, { fieldKey, to: message.to }) : null,
    expiresAt: usefulFor === undefined ? null : new Date(now.getTime() + usefulFor).toISOString(),
  }
}
