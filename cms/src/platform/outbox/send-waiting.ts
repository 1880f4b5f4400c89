import { ChannelSender, type SenderOptions } from './channel-sender.ts'
import type { MessageDrivers } from './drivers.ts'

type SendOptions = Omit<SenderOptions, 'channel' | 'driver'> & { drivers: MessageDrivers }

/** A sender for each channel, so that none waits for another's provider. */
export function makeSenders({ drivers, ...options }: SendOptions): ChannelSender[] {
  return (['email', 'sms'] as const).map(
    (channel) => new ChannelSender({ ...options, channel, driver: drivers[channel] }),
  )
}

/** Sends what is due now and resolves when all of it has arrived or failed. */
export async function sendWaiting(options: SendOptions): Promise<void> {
  const senders = makeSenders(options)
  for (const sender of senders) sender.ring()
  await Promise.all(senders.map((sender) => sender.idle()))
}
