import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
import type { Env } from '../env.ts'
import { contextFor } from '../messages/context.ts'
import type { AnyTemplate, Channel, MessageContent, Template } from '../messages/template.ts'
import { writeMessage } from '../messages/write-message.ts'
import { encrypt } from './encrypt-text.ts'

/** A message that its feature has written itself. Staff read it as it is, unless it says what they may read instead. */
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
  /** The same with its secrets masked, for staff in live mode. */
  masked?: MessageContent
}

/** A message that is written from a template of its feature. */
export interface TemplatedMessage<Variables extends object> {
  to: string
  template: Template<Variables>
  variables: Variables
  locale?: Locale
}

// biome-ignore lint/suspicious/noExplicitAny: the variables of a template are both its input and its keys
export type AnyTemplatedMessage = TemplatedMessage<any>

type Settings = Pick<Env, 'mode' | 'fieldKeys' | 'publicUrl'>

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

/** A message's row: written from its template, or as its feature wrote it. In live mode staff get its secrets masked. */
export function compose(message: WrittenMessage | AnyTemplatedMessage, settings: Settings, now: Date): ComposedMessage {
  if ('variables' in message) return composeFromTemplate(message, settings, now)
  const { channel, to, template, masked, ...content } = message
  return { channel, to, template, ...stored({ content, masked: masked ?? content, to }, settings), expiresAt: null }
}

function composeFromTemplate(message: AnyTemplatedMessage, settings: Settings, now: Date): ComposedMessage {
  const { template, variables, to, locale = DEFAULT_LOCALE }: AnyTemplatedMessage & { template: AnyTemplate } = message
  const both = writeMessage(template, variables, contextFor({ locale, publicUrl: settings.publicUrl }))
  const parts = stored({ ...both, to }, settings)
  const usefulFor = template.usefulFor?.(variables)
  return {
    channel: template.channel,
    to,
    template: template.key,
    ...parts,
    subject: parts.subject ?? template.title(locale),
    expiresAt: usefulFor === undefined ? null : new Date(now.getTime() + usefulFor).toISOString(),
  }
}

interface BothContents {
  content: MessageContent
  masked: MessageContent
  to: string
}

/** What is written down of a message: what staff may read, and sealed beside it what is sent, where that is more. */
function stored({ content, masked, to }: BothContents, { mode, fieldKeys }: Settings) {
  const { subject, text, html } = mode === 'demo' ? content : masked
  const isMore = (mode === 'live' && masked !== content) || content.variables !== undefined
  return { subject, text, html, sealed: isMore ? encrypt(content, { fieldKeys, to }) : null }
}
