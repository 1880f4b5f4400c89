/** Public interface of payments for other features. */

export { bankDaysText } from './bank-days-text.ts'
export { bankNumbers } from './bank-numbers.ts'
export { checkPayment } from './check/check-payment.ts'
export type {
  FindPageId,
  FindPayable,
  FindRefundTerms,
  FindStanding,
  ListPayables,
  OnEnded,
  OnPaid,
  OnRefunded,
  PayAgain,
  PurposeHandlers,
  RecordedPayment,
  WithinLimit,
} from './handlers.ts'
export { sweepProofs } from './offline/sweep-proofs.ts'
export { attemptsOf, owedForMany, owedOf } from './owed-of.ts'
export { paymentSubject } from './payment-subject.ts'
export { demoGateway } from './providers/simulator/demo-payments.ts'
export { openFindings } from './reconcile/findings/open-findings.ts'
export { finishDueWork } from './reconcile/finish-due-work.ts'
export { reportMoney } from './reconcile/report.ts'
export { reportLines } from './reconcile/report-lines.ts'
export { refundRest } from './refunds/refund-rest.ts'
export { refundTermsFor } from './refunds/refund-terms-for.ts'
export { refundWork } from './refunds/refund-work.ts'
export { refundsOf } from './refunds/refunds-of.ts'
export { utrOf } from './refunds/utr-of.ts'
export { fetchSettlements } from './settlements/fetch-settlements.ts'
export { requireReader, requireStaff, type StaffMember } from './staff-member.ts'
export { newTransactionId, startPayment } from './start/start-payment.ts'
export type { StartedPayment } from './started-payment.ts'
