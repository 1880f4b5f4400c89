import type { OutgoingMessage } from './queue-message.ts'

/** Hands messages of one channel to a provider. Throws when the provider did not take the message. */
export interface MessageDriver {
  send: (message: OutgoingMessage) => Promise<void>
}

/** Who sends the messages of each channel; `none` leaves them waiting for staff to read. */
export type MessageDrivers = Record<OutgoingMessage['channel'], MessageDriver | 'none'>
