import type { Channel, MessageContent } from '../messages/template.ts'

/** A message on its way out, with everything that is secret in it. */
export interface OutgoingMessage extends MessageContent {
  /** The same at every try, so that a provider can tell a repetition. */
  id: string
  channel: Channel
  /** An e-mail address, or a mobile number of ten digits. */
  to: string
  template: string
}

/** Hands messages of one channel to a provider. */
export interface MessageDriver {
  /** Resolves when the provider took the message, with the provider's own number for it; throws a DeliveryError otherwise. */
  send: (message: OutgoingMessage) => Promise<{ reference: string | null }>
}

/** Who sends the messages of each channel; with `none` they are kept to be read here. */
export type MessageDrivers = Record<Channel, MessageDriver | 'none'>
