import type { OfflineChannel } from '@pravesh/shared/payments/channels'
import { PAYMENT_PURPOSES } from '@pravesh/shared/payments/purposes'
import * as z from 'zod/mini'
import type { OfflinePayment } from '../payload-types.ts'

const storedAllocation = z.object({
  purpose: z.enum(PAYMENT_PURPOSES),
  subjectId: z.string(),
  description: z.string(),
  amountPaise: z.int(),
  /** Of the payment that it becomes. */
  transactionId: z.string(),
})

/** A part of an offline payment, as stored with it. */
export type StoredAllocation = z.infer<typeof storedAllocation>

/** What an offline payment is for; entries from before there were parts are for one subject. */
export function allocationsOf(entry: OfflinePayment): StoredAllocation[] {
  if (entry.allocations) return z.array(storedAllocation).parse(entry.allocations)
  const { purpose, subjectId, description, amountPaise, transactionId } = entry
  return [{ purpose, subjectId, description, amountPaise, transactionId }]
}

/** Entries are never online. */
export function offlineChannel({ channel }: Pick<OfflinePayment, 'channel'>): OfflineChannel {
  return channel
}
