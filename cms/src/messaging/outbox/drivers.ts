import type { Locale } from '@pravesh/shared/platform/locale'
import type { Channel, MessageContent } from '../../portal/message-template.ts'

/** A message to send, with its secrets in clear. */
export interface OutgoingMessage extends MessageContent {
  /** The same on every attempt, so that a provider can detect duplicates. */
  id: string
  channel: Channel
  /** An e-mail address, or a mobile number of ten digits. */
  to: string
  template: string
  language: Locale
}

/** Sends messages of one channel through a provider. */
export interface MessageDriver {
  /** Resolves with the provider's reference once it has accepted the message; throws a DeliveryError otherwise. */
  send: (message: OutgoingMessage) => Promise<{ reference: string | null }>
}

/** The driver of each channel; with `none` messages are only stored. */
export type MessageDrivers = Record<Channel, MessageDriver | 'none'>
