import { isWaiting } from '@pravesh/shared/allotment/offers/offer-days'
import { isOnHold } from '@pravesh/shared/payments/owed/states'
import { isOpen } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { attemptsOf, checkPayment, type FindStanding, owedForMany, type RecordedPayment } from '../../payments/index.ts'
import { findOffer, isPaidFor, type OfferRecord } from './offer-record.ts'

/** What a seat says about its payment. */
function recordedPayment(offer: OfferRecord): RecordedPayment {
  const { status, paidAt, paymentId } = offer
  const none = { countingId: null, againSince: null }
  if (paidAt) return { ...none, standing: 'paid', countingId: paymentId ?? null }
  const isDue = isWaiting({ status, isPaidFor: isPaidFor(offer) }) && !isPaidFor(offer)
  return { ...none, standing: isDue ? 'due' : 'ended' }
}

export const seatStanding: FindStanding = async ({ payload, subjectId }) => {
  const offer = await findOffer(payload, subjectId)
  return offer && recordedPayment(offer)
}

interface BankOptions {
  payload: Payload
  offer: OfferRecord
  now: Date
}

/** Attempts that are asked about, the newest first. */
const MAX_ASKED = 3

/** Whether a payment of the seat is still open with its bank, or has just arrived. Asks the provider. */
export async function isBankDeciding({ payload, offer, now }: BankOptions): Promise<boolean> {
  if (isPaidFor(offer)) return false
  const attempts = (await attemptsOf({ payload, purpose: 'seat', subjectIds: [offer.id] })).get(offer.id) ?? []
  for (const { transactionId } of attempts.filter(({ status }) => isOpen(status)).slice(0, MAX_ASKED)) {
    await checkPayment({ payload, transactionId, now })
  }
  const current = await findOffer(payload, offer.id)
  if (current === null) return false
  if (isPaidFor(current)) return true
  const recorded = new Map([[offer.id, recordedPayment(current)]])
  const owed = (await owedForMany({ payload, purpose: 'seat', recorded, now })).get(offer.id)
  return owed !== undefined && isOnHold(owed.state)
}
