import { type PaymentPurpose, PURPOSE_LABELS } from '../../payments/purposes.ts'
import { DUE_ACTION_LABELS, DUE_ACTIONS, type DueAction } from '../fee-kinds.ts'

/** Purposes that are a head of their own. Course fees have one for each kind. */
type OwnHead = Exclude<PaymentPurpose, 'fee'>

/**
 * What money is for, in reports. `late-fee` and `bounce-charge` are parts of the payments of course fees; `not-counted` is what
 * was received and is owed back, because it was paid twice or with another amount.
 */
export type MoneyHead = OwnHead | DueAction | 'late-fee' | 'bounce-charge' | 'not-counted'

export const MONEY_HEADS = [
  'application-fee',
  ...DUE_ACTIONS,
  'late-fee',
  'bounce-charge',
  'order',
  'recorded-course',
  'seat',
  'not-counted',
] as const satisfies readonly MoneyHead[]

/** Labels for staff. */
export const HEAD_LABELS: Record<MoneyHead, string> = {
  'application-fee': PURPOSE_LABELS['application-fee'],
  ...DUE_ACTION_LABELS,
  'late-fee': 'Late fee',
  'bounce-charge': 'Charge for a bounced cheque',
  order: PURPOSE_LABELS.order,
  'recorded-course': PURPOSE_LABELS['recorded-course'],
  seat: PURPOSE_LABELS.seat,
  'not-counted': 'Paid twice, or to be settled',
}

export const isMoneyHead = (text: string): text is MoneyHead => MONEY_HEADS.some((head) => head === text)
