import { DEFAULT_LOCALE, type Locale, localizedPath } from '@pravesh/shared/platform/locale'
import type { Translations } from '@pravesh/shared/platform/translate'
import type { Env } from '../../foundation/settings/env.ts'
import type { AnyTemplate, Channel, MessageContent, Template } from '../../portal/message-template.ts'
import { contextFor } from '../messages/context.ts'
import { writeMessage } from '../messages/write-message.ts'
import { encrypt } from './encrypt-text.ts'

/** A message written by its feature without a template. Staff see it in full unless `masked` is given. */
export interface WrittenMessage {
  channel: Channel
  /** An e-mail address, or a mobile number of ten digits. */
  to: string
  /** The kind of message, e.g. `contact-received`. */
  template: string
  /** E-mail only. */
  subject?: string
  text: string
  /** E-mail only: the HTML alternative to the text. */
  html?: string
  /** The same content with secrets masked, shown to staff in live mode. */
  masked?: MessageContent
}

/** A message rendered from a template. */
export interface TemplatedMessage<Variables extends object> {
  to: string
  template: Template<Variables>
  variables: Variables
  locale?: Locale
  /** Translations of the names that the template shows. */
  names?: Translations
}

// biome-ignore lint/suspicious/noExplicitAny: the variables of a template are both its input and its keys
export type AnyTemplatedMessage = TemplatedMessage<any>

type Settings = Pick<Env, 'mode' | 'fieldKeys' | 'publicUrl'>

/** The content part of a message's row. */
export interface ComposedMessage extends Omit<MessageContent, 'variables'> {
  channel: Channel
  to: string
  template: string
  /** Of a template. */
  language?: Locale
  /** The unmasked content, encrypted; null if it equals what staff may read. */
  sealed: string | null
  /** When the message expires, e.g. because its code does. */
  expiresAt: string | null
}

/** Composes the content of a message's row. In live mode secrets are masked and the full content is encrypted. */
export function compose(message: WrittenMessage | AnyTemplatedMessage, settings: Settings, now: Date): ComposedMessage {
  if ('variables' in message) return composeFromTemplate(message, settings, now)
  const { channel, to, template, masked, ...content } = message
  return {
    channel,
    to,
    template,
    ...storedContent({ content, masked: masked ?? content, to }, settings),
    expiresAt: null,
  }
}

function composeFromTemplate(message: AnyTemplatedMessage, settings: Settings, now: Date): ComposedMessage {
  const {
    template,
    variables,
    to,
    locale = DEFAULT_LOCALE,
    names,
  }: AnyTemplatedMessage & { template: AnyTemplate } = message
  const inLanguage = withPagesIn(locale, settings.publicUrl, variables)
  const both = writeMessage(template, inLanguage, contextFor({ locale, publicUrl: settings.publicUrl, names }))
  const parts = storedContent({ ...both, to }, settings)
  const usefulFor = template.usefulFor?.(variables)
  return {
    channel: template.channel,
    to,
    template: template.key,
    language: locale,
    ...parts,
    subject: parts.subject ?? template.title(locale),
    expiresAt: usefulFor === undefined ? null : new Date(now.getTime() + usefulFor).toISOString(),
  }
}

/** Variables whose links lead to the site's pages in a language. The admin has one language. */
function withPagesIn(locale: Locale, publicUrl: string, variables: object): object {
  const translated = Object.entries(variables).map(([name, value]) => {
    const path = typeof value === 'string' && value.startsWith(`${publicUrl}/`) ? value.slice(publicUrl.length) : null
    const isPage = path !== null && !/^\/(admin|api)\b/.test(path)
    return [name, isPage ? publicUrl + localizedPath(path, locale) : value]
  })
  return Object.fromEntries(translated)
}

interface BothContents {
  content: MessageContent
  masked: MessageContent
  to: string
}

/** The content that staff may read and, if the message contains more than that, the encrypted full content. */
function storedContent({ content, masked, to }: BothContents, { mode, fieldKeys }: Settings) {
  const { subject, text, html } = mode === 'demo' ? content : masked
  const needsFullContent = (mode === 'live' && masked !== content) || content.variables !== undefined
  return { subject, text, html, sealed: needsFullContent ? encrypt(content, { fieldKeys, to }) : null }
}
