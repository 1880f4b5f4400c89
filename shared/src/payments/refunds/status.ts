/** State machine of refunds, with labels. No other file compares statuses. A refund that is done stays done. */
export const REFUND_STATUSES = ['created', 'pending', 'done', 'failed'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** Labels for staff. */
export const REFUND_LABELS: Record<RefundStatus, string> = {
  created: 'Waiting to be sent to the bank',
  pending: 'With the bank',
  done: 'Refunded',
  failed: 'Failed',
}

const group =
  (...statuses: RefundStatus[]) =>
  (status: RefundStatus): boolean =>
    statuses.includes(status)

/** The outcome is not known yet. */
export const isOpenRefund = group('created', 'pending')
/** The provider has not accepted the refund yet, as far as the portal knows. */
export const isUnsentRefund = group('created')
export const isDoneRefund = group('done')
export const isFailedRefund = group('failed')
/** Reserves its amount, so that it cannot be refunded again. */
export const isHeldRefund = group('created', 'pending', 'done')

export function refundStatusesIn(isIn: (status: RefundStatus) => boolean): RefundStatus[] {
  return REFUND_STATUSES.filter(isIn)
}

/**
 * Why a refund is made. `duplicate` returns a payment that never counted, because its subject was already paid; `bounce` is the
 * counter-entry of a cheque that the bank returned, for which no money leaves the account.
 */
export const REFUND_KINDS = ['staff', 'duplicate', 'bounce'] as const
export type RefundKind = (typeof REFUND_KINDS)[number]

/** Labels for staff. */
export const REFUND_KIND_LABELS: Record<RefundKind, string> = {
  staff: 'Requested by staff',
  duplicate: 'Paid twice',
  bounce: 'Bounced cheque',
}

/** Whether a refund only takes back what was never received. */
export const isCounterEntry = (kind: RefundKind): boolean => kind === 'bounce'
