import { dueStanding, PART_PAID_MESSAGE } from '@pravesh/shared/fees/dues/due'
import { balanceOf, dueEntries, standingEntries } from '@pravesh/shared/fees/dues/due-ledger'
import type { FeeSettings } from '@pravesh/shared/fees/dues/fee-settings'
import { boundsOf } from '@pravesh/shared/fees/dues/own-amount'
import { isOwnAmount } from '@pravesh/shared/fees/fee-kinds'
import type { FeeDue } from '../../payload-types.ts'
import type { RecordedPayment } from '../../payments/index.ts'
import { reopeningsOf } from './reopenings.ts'

/** What a due says about its payment. */
export function recordedPayment(due: RecordedFacts, isEnough: boolean): RecordedPayment {
  const standing = dueStanding(due.status, isEnough)
  const entries = [...standingEntries(dueEntries(due.entries)).values()]
  const { paidPaise, heldPaise } = balanceOf(entries)
  const principalPaise = due.amountPaise - (due.concessionPaise ?? 0) + (due.chargePaise ?? 0)
  const isClearing = heldPaise > 0 && paidPaise + heldPaise >= principalPaise
  return {
    standing,
    countingId: due.paymentId ?? null,
    againSince: reopeningsOf(due).at(-1)?.at ?? null,
    partIds: entries.filter(({ kind }) => kind !== 'held').map(({ transactionId }) => transactionId),
    isClearing,
    note: paidPaise > 0 ? PART_PAID_MESSAGE : null,
  }
}

/** Columns from which a due says how its payment is going. */
export const RECORDED_FACTS = [
  'status',
  'paymentId',
  'reopenings',
  'entries',
  'amountPaise',
  'concessionPaise',
  'chargePaise',
] as const
type RecordedFacts = Pick<FeeDue, (typeof RECORDED_FACTS)[number]>

type Counted = Pick<FeeDue, 'action' | 'applicationId' | 'status'>

interface EnoughOptions {
  due: Counted
  /** All dues of the student. */
  dues: readonly Counted[]
  settings: FeeSettings
}

/** Whether the student has paid an amount of their own as often as staff allow. Other fees are paid once each. */
export function isEnough({ due, dues, settings }: EnoughOptions): boolean {
  const { action, applicationId } = due
  if (!isOwnAmount(action)) return false
  const paid = dues.filter((each) => each.action === action && each.applicationId === applicationId && isSettled(each))
  return paid.length >= boundsOf(action, settings).times
}

const isSettled = ({ status }: Counted): boolean => status === 'paid' || status === 'refunded'
