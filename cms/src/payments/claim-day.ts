import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payment } from '../payload-types.ts'

/** The day in India as of which the amount of a payment was computed: of the start online, otherwise of the receipt. */
export function claimDay({ channel, startedAt, paidAt }: Pick<Payment, 'channel' | 'startedAt' | 'paidAt'>): string {
  const isOnline = (channel ?? 'online') === 'online'
  return dayInIndia(new Date(isOnline ? startedAt : (paidAt ?? startedAt)))
}
