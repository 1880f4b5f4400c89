/** What a person took in a day, by channel. */

import { formatPaise } from '../../platform/money.ts'
import { CHANNEL_LABELS, OFFLINE_CHANNELS, type OfflineChannel } from '../channels.ts'

export interface ChannelTotal {
  channel: OfflineChannel
  count: number
  amountPaise: number
}

/** Of channels in which anything was taken, in their order. */
export function channelTotals(entries: readonly { channel: OfflineChannel; amountPaise: number }[]): ChannelTotal[] {
  return OFFLINE_CHANNELS.flatMap((channel) => {
    const taken = entries.filter((entry) => entry.channel === channel)
    const amountPaise = taken.reduce((sum, entry) => sum + entry.amountPaise, 0)
    return taken.length === 0 ? [] : [{ channel, count: taken.length, amountPaise }]
  })
}

/** What must be in the drawer: cash only, in whole paise. */
export function cashPaise(totals: readonly ChannelTotal[]): number {
  return totals.find(({ channel }) => channel === 'cash')?.amountPaise ?? 0
}

/** A line for each channel, as kept with the closing, e.g. `Cash: 3, ₹4,500.00`. */
export function totalsText(totals: readonly ChannelTotal[]): string {
  if (totals.length === 0) return 'Nothing'
  return totals
    .map(({ channel, count, amountPaise }) => `${CHANNEL_LABELS[channel]}: ${count}, ${formatPaise(amountPaise)}`)
    .join('\n')
}
