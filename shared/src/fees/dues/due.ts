/** The states of what a student owes. (spec 1, 3 "Payment fee record"; spec 1, 4) */
import type { Standing } from '../../payments/owed/owed.ts'
import { type DueAction, isOwnAmount } from '../fee-kinds.ts'

/** Stored status of a due. It follows the payments; staff cannot set it. */
export const DUE_STATUSES = ['open', 'paid', 'refunded', 'cancelled', 'waived', 'replaced'] as const
export type DueStatus = (typeof DUE_STATUSES)[number]

/** A due that is in no plan of its student any more. */
export const isOutOfPlan = (status: DueStatus): boolean => status === 'cancelled' || status === 'replaced'

/** Whether what is left of a due is owed. An amount that a student enters is not, until it is paid. */
export const isOwed = ({ status, action }: { status: DueStatus; action: DueAction }): boolean =>
  status === 'open' && !isOwnAmount(action)

/** Labels for staff. */
export const DUE_STATUS_LABELS: Record<DueStatus, string> = {
  open: 'Not paid',
  paid: 'Paid',
  refunded: 'Refunded',
  cancelled: 'Cancelled, not owed',
  waived: 'Waived, not owed',
  replaced: 'Replaced by another plan, not owed',
}

/** What a status means for the student. */
export const DUE_MESSAGES: Record<DueStatus, string> = {
  open: 'You have not paid this fee yet.',
  paid: 'We have received this fee.',
  refunded: 'We have refunded this fee. Contact us if you want to pay it again.',
  cancelled: 'You do not owe this fee, because your application is not approved now.',
  waived: 'You do not owe this fee. A concession covers it.',
  replaced: 'You do not owe this fee. You pay it in other instalments now.',
}

const STANDINGS: Record<DueStatus, Standing> = {
  open: 'due',
  paid: 'paid',
  refunded: 'refunded',
  cancelled: 'ended',
  waived: 'ended',
  replaced: 'ended',
}

/** Whether a due is still to be paid. `isEnough`: the student has paid as often as needed, so an open one need not be. */
export function dueStanding(status: DueStatus, isEnough: boolean): Standing {
  return isEnough && status === 'open' ? 'ended' : STANDINGS[status]
}

/** Message about a due whose payment came when the student had paid as often as staff allow. */
export const EXCESS_MESSAGE =
  'You had already paid this fee as often as you need to, so this payment does not count. We return it to you.'

/** Message about a due that is not owed because the amount of the seat covers it. */
export const SEAT_COVERS_MESSAGE = 'You do not owe this fee. What you paid for your seat covers it.'

/** Message about an open due of which a part is paid. */
export const PART_PAID_MESSAGE = 'You have paid a part of this fee. Pay the rest.'
