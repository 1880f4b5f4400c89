import { feeCarries } from '@pravesh/shared/allotment/offers/fee-carries'
import type { Portal } from '../../foundation/portal.ts'
import { entryOf } from '../entries/entry-record.ts'
import { isReached } from '../entries/is-reached.ts'
import { seatOf } from '../offers/offer-record.ts'
import { processOf } from '../processes/find-process.ts'

export const mayCarryFee: Portal['mayCarryFee'] = async ({ payload, application }) => {
  const process = await processOf(payload, application)
  if (process === null) return false
  const entry = await entryOf(payload, application.id)
  // A process can close before the entry is made. An entry that was deleted after its time no longer says whether a seat was declined.
  if (entry === null && isReached(process, application)) return false
  const seat = entry && (await seatOf(payload, entry))
  return feeCarries({ state: process.state, standing: entry?.standing ?? 'in', seat: seat?.status ?? null })
}
