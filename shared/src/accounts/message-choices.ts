/** Which messages students can turn off, by kind and channel, and which they always get. */
import * as z from 'zod/mini'

/** The kinds of messages that a student can turn off, and the templates that belong to each, by channel. */
export const OPTIONAL_MESSAGES = {
  application: {
    email: ['application-news', 'application-message', 'correction-reminder', 'window-news', 'merit-step'],
    sms: ['application-text'],
  },
  fees: { email: ['fee-reminder'] },
  orders: { email: ['order-dispatched'] },
  notices: { email: ['notice'] },
} as const satisfies Record<string, Partial<Record<MessageChannel, readonly string[]>>>

/** The templates that no choice turns off, by reason. */
export const MANDATORY_MESSAGES = {
  /** Codes and links that the student asks for, and notices about the account and the consent of a guardian. */
  security: [
    'phone-code',
    'guardian-code',
    'guardian-recorded',
    'guardian-withdrew',
    'email-code',
    'activation-link',
    'password-reset',
    'password-changed',
    'account-exists',
    'contact-changed',
    'contact-restored',
    'phone-changed-text',
  ],
  /** Receipts, confirmations and decisions about money. */
  money: [
    'fee-paid',
    'fee-reviewed',
    'refund-news',
    'amount-settled',
    'cheque-bounced',
    'order-news',
    'course-bought',
    'seat-news',
  ],
  /** Answers to questions and requests. */
  requested: [
    'help-received',
    'help-answered',
    'rights-received',
    'rights-answered',
    'book-back',
    'marks-returned',
    'objection-decided',
    'choices-locked',
  ],
} as const satisfies Record<string, readonly string[]>

export const MESSAGE_CHANNELS = ['email', 'sms'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** In the order of the settings page. */
export const MESSAGE_KINDS = ['application', 'fees', 'orders', 'notices'] as const satisfies readonly MessageKind[]
export type MessageKind = keyof typeof OPTIONAL_MESSAGES

/** A kind by a channel, e.g. `application:sms`; stored for what a student has turned off. */
export type MessageChoice = {
  [Kind in MessageKind]: `${Kind}:${keyof (typeof OPTIONAL_MESSAGES)[Kind] & MessageChannel}`
}[MessageKind]

/** Every choice, in the order of the settings page. */
export const MESSAGE_CHOICES = [
  'application:email',
  'application:sms',
  'fees:email',
  'orders:email',
  'notices:email',
] as const satisfies readonly MessageChoice[]

const CHOOSE = 'Choose from the messages on this page'

/** The choices that a student turns off; all others are on. */
export const messageChoicesSchema = z.object({
  declined: z.array(z.enum(MESSAGE_CHOICES, CHOOSE), CHOOSE).check(z.maxLength(MESSAGE_CHOICES.length, CHOOSE)),
})

/** The choices among stored values, which another version of the portal may have written, each once. */
export function declinedChoices(stored: unknown): MessageChoice[] {
  return Array.isArray(stored) ? MESSAGE_CHOICES.filter((choice) => stored.includes(choice)) : []
}

/** Whether a student has turned off a template. Mandatory and unknown templates are always sent. */
export function isDeclined(stored: unknown, template: string): boolean {
  return declinedChoices(stored).some((choice) => templatesOf(choice).includes(template))
}

/** The templates that a choice turns off. */
export function templatesOf(choice: MessageChoice): readonly string[] {
  const [kind, channel] = choice.split(':')
  const channels: Record<string, Partial<Record<string, readonly string[]>>> = OPTIONAL_MESSAGES
  return channels[kind ?? '']?.[channel ?? ''] ?? []
}
