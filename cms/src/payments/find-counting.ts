import type { Payload } from 'payload'
import { readRow } from '../database/records/read-row.ts'
import type { Payment } from '../payload-types.ts'

/** Unique slot held by the one attempt that counts for a subject. Other attempts hold their own transaction id. */
export function slotOf({ purpose, subjectId }: Pick<Payment, 'purpose' | 'subjectId'>): string {
  return `${purpose}/${subjectId}`
}

/** The slot of a payment that counts beside others, for a part of its subject. */
export function partSlotOf({ purpose, subjectId, transactionId }: Slotted): string {
  return `${slotOf({ purpose, subjectId })}/${transactionId}`
}
type Slotted = Pick<Payment, 'purpose' | 'subjectId' | 'transactionId'>

/** Finds the paid attempt that counts for a subject; null while none is paid. */
export function findCounting(
  payload: Payload,
  subject: Pick<Payment, 'purpose' | 'subjectId'>,
): Promise<Payment | null> {
  return readRow({ payload, collection: 'payments', where: { slot: { equals: slotOf(subject) } } })
}
