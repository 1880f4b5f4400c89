import { dueStanding } from '@pravesh/shared/fees/dues/due'
import type { FeeSettings } from '@pravesh/shared/fees/dues/fee-settings'
import { boundsOf } from '@pravesh/shared/fees/dues/own-amount'
import { isOwnAmount } from '@pravesh/shared/fees/fee-kinds'
import type { FeeDue } from '../../payload-types.ts'
import type { RecordedPayment } from '../../payments/index.ts'
import { reopeningsOf } from './reopenings.ts'

/** What a due says about its payment. */
export function recordedPayment(
  due: Pick<FeeDue, 'status' | 'paymentId' | 'reopenings'>,
  isEnough: boolean,
): RecordedPayment {
  const standing = dueStanding(due.status, isEnough)
  return { standing, countingId: due.paymentId ?? null, againSince: reopeningsOf(due).at(-1)?.at ?? null }
}

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
