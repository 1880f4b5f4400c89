import { feeCarries } from '@pravesh/shared/allotment/offers/fee-carries'
import type { Portal } from '../../foundation/portal.ts'
import { entryOf } from '../entries/entry-record.ts'
import { seatOf } from '../offers/offer-record.ts'
import { processOf } from '../processes/find-process.ts'

export const mayCarryFee: Portal['mayCarryFee'] = async ({ payload, application }) => {
  const process = await processOf(payload, application)
  const entry = process && (await entryOf(payload, application.id))
  if (!entry) return false
  const seat = await seatOf(payload, entry)
  return feeCarries({ state: process.state, standing: entry.standing, seat: seat?.status ?? null })
}
