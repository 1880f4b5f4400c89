import { feeCarries } from '@pravesh/shared/allotment/entries/fee-carries'
import { holdsSeat } from '@pravesh/shared/allotment/offers/status'
import type { Portal } from '../../foundation/portal.ts'
import { entryOf } from '../entries/entry-record.ts'
import { findOffer } from '../offers/offer-record.ts'
import { processOf } from '../processes/find-process.ts'

export const mayCarryFee: Portal['mayCarryFee'] = async ({ payload, application }) => {
  const process = await processOf(payload, application)
  if (process === null) return false
  const entry = await entryOf(payload, application.id)
  if (entry === null) return false
  const offer = entry.offer ? await findOffer(payload, entry.offer) : null
  return feeCarries({ ...process, standing: entry.standing, hasSeat: offer !== null && holdsSeat(offer.status) })
}
