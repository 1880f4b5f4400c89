/** Public interface of payments for other features. */

export type { ApprovalHandler, ApprovalHandlers } from './approvals/approval-handlers.ts'
export { requestApproval } from './approvals/request-approval.ts'

export { bankDaysText } from './bank-days-text.ts'
export { bankNumbers } from './bank-numbers.ts'
export { checkPayment } from './check/check-payment.ts'
export { claimDay } from './claim-day.ts'
export { duplicateNote } from './duplicate-note.ts'
export type {
  FindNumbers,
  FindOwners,
  FindPageId,
  FindPayable,
  FindReceipts,
  FindRefundTerms,
  FindStanding,
  FindStates,
  ListPayables,
  OnBounced,
  OnEnded,
  OnPaid,
  OnRefunded,
  OnReleased,
  PayAgain,
  PurposeHandlers,
  RecordedPayment,
  WithinLimit,
} from './handlers.ts'
export { type SentProof, storeProof, TOO_LARGE as TOO_LARGE_PROOF } from './offline/store-proof.ts'
export { sweepProofs } from './offline/sweep-proofs.ts'
export { offlineUnderWay } from './offline/under-way.ts'
export { attemptsOf, owedForMany, owedOf } from './owed-of.ts'
export { paidBefore } from './paid-before.ts'
export { paymentSubject } from './payment-subject.ts'
export { placedByPurpose } from './placed-payments.ts'
export { demoGateway } from './providers/simulator/demo-payments.ts'
export { openFindings } from './reconcile/findings/open-findings.ts'
export { finishDueWork } from './reconcile/finish-due-work.ts'
export { reportMoney } from './reconcile/report.ts'
export { reportLines } from './reconcile/report-lines.ts'
export { refundAcross } from './refunds/refund-across.ts'
export { refundRest } from './refunds/refund-rest.ts'
export { refundTermsFor } from './refunds/refund-terms-for.ts'
export { refundWork } from './refunds/refund-work.ts'
export { refundsOf } from './refunds/refunds-of.ts'
export { utrOf } from './refunds/utr-of.ts'
export { moneyListSearch } from './search/find-money.ts'
export { receiptSearch } from './search/money-search.ts'
export { forgetPayer } from './search/refresh-search.ts'
export { fetchSettlements } from './settlements/fetch-settlements.ts'
export { requireReader, requireStaff, type StaffMember } from './staff-member.ts'
export { newTransactionId, startPayment } from './start/start-payment.ts'
export type { StartedPayment } from './started-payment.ts'
