import { paymentContract } from '@pravesh/shared/payments/contract'
import { paymentPages } from '@pravesh/shared/payments/pages'
import { PAYMENT_PURPOSES, type PaymentPurpose } from '@pravesh/shared/payments/purposes'
import { recordOf } from '@pravesh/shared/platform/record-of'
import type { Field, Payload } from 'payload'
import { dueWork } from '../database/work/run-due.ts'
import type { Portal } from '../foundation/portal.ts'
import type { Feature } from '../portal/feature.ts'
import { shellPage } from '../publishing/pages/define-page.ts'
import { paymentsDashboard } from './admin/dashboard.ts'
import { approvalEndpoints } from './approvals/approval-endpoints.ts'
import type { ApprovalHandlers } from './approvals/approval-handlers.ts'
import { approvalWork } from './approvals/approval-work.ts'
import { endedEffects } from './check/ended-effects.ts'
import { misplacedChecks } from './check/misplaced-checks.ts'
import { paymentChecks } from './check/payment-checks.ts'
import { paymentEffects } from './check/payment-effects.ts'
import { settle } from './check/settle-endpoint.ts'
import { verify } from './check/verify-endpoint.ts'
import { webhook } from './check/webhook-endpoint.ts'
import { closingEndpoints } from './closing/closing-endpoints.ts'
import { bankLines } from './collections/bank-lines.ts'
import { dayClosings } from './collections/day-closings.ts'
import { moneyApprovals } from './collections/money-approvals.ts'
import { offlinePayments } from './collections/offline-payments.ts'
import { paymentProofs } from './collections/payment-proofs.ts'
import { payments as collection } from './collections/payments.ts'
import { refunds } from './collections/refunds.ts'
import { offlineExport } from './export/offline-export.ts'
import { paymentsExport } from './export/payments-export.ts'
import { refundsExport } from './export/refunds-export.ts'
import { settlementsExport } from './export/settlements-export.ts'
import type { OnPaid, PurposeHandlers } from './handlers.ts'
import { paymentsLabels } from './labels/labels.ts'
import { amountSettled } from './messages/amount-settled.ts'
import { chequeBounced } from './messages/cheque-bounced.ts'
import { refundNews } from './messages/refund-news.ts'
import { offlineEndpoints } from './offline/offline-endpoints.ts'
import { offlineWork } from './offline/offline-work.ts'
import { paymentGauges } from './payment-gauges.ts'
import { paymentRecords } from './person-records.ts'
import { paymentsData } from './personal-data/payments-data.ts'
import { placedPayments } from './placed-payments.ts'
import { providers } from './providers/providers.ts'
import { simulatorPayments } from './providers/simulator/collection.ts'
import { simulatorRoutes } from './providers/simulator/routes.ts'
import { dailyReportTask } from './reconcile/daily-report.ts'
import { moneyFindings } from './reconcile/findings/collection.ts'
import { paymentInvariants } from './reconcile/invariants/invariants.ts'
import { checkRefund } from './refunds/check-refund.ts'
import { duplicateRefunds } from './refunds/duplicate-refunds.ts'
import { heldRefunds } from './refunds/held-refunds.ts'
import { refundApproval } from './refunds/refund-approval.ts'
import { refundEndpoints } from './refunds/refund-endpoints.ts'
import { refundWork } from './refunds/refund-work.ts'
import { followContact } from './search/refresh-search.ts'
import { settlementLines } from './settlements/collection.ts'
import { payAgain } from './start/pay-again-endpoint.ts'
import { statementEndpoints } from './statement/statement-endpoints.ts'

interface OtherFeatures {
  purposes: Readonly<Record<PaymentPurpose, PurposeHandlers>>
  /** Follows the effects of each paid payment. Must be idempotent, like these. */
  afterPaid: (...paid: Parameters<OnPaid>) => Promise<unknown>
  /** Carry out the approvals of other features. */
  approvals: ApprovalHandlers
  /** The amount in whole paise above which a refund of staff needs a second person. */
  refundLimit: (payload: Payload) => Promise<number>
}

/** The portal's providers, and what follows from payments for other features. */
export const paymentParts = ({ purposes, afterPaid, approvals, refundLimit }: OtherFeatures) =>
  ({
    paidHandlers: byPurpose(
      (purpose): OnPaid =>
        async (options) => {
          await purposes[purpose].onPaid(options)
          await afterPaid(options)
        },
    ),
    withinLimitHandlers: byPurpose((purpose) => purposes[purpose].withinLimit),
    partHandlers: byPurpose((purpose) => purposes[purpose].parts),
    refundedHandlers: byPurpose((purpose) => purposes[purpose].onRefunded),
    endedHandlers: byPurpose((purpose) => purposes[purpose].onEnded),
    refundTermsHandlers: byPurpose((purpose) => purposes[purpose].refundTerms),
    standingHandlers: byPurpose((purpose) => purposes[purpose].standing),
    placeHandlers: byPurpose((purpose) => purposes[purpose].places ?? undefined),
    pageIdHandlers: byPurpose((purpose) => purposes[purpose].pageId),
    numberHandlers: byPurpose((purpose) => purposes[purpose].numbers),
    stateHandlers: byPurpose((purpose) => purposes[purpose].states),
    ownerHandlers: byPurpose((purpose) => purposes[purpose].owners),
    payAgainHandlers: byPurpose((purpose) => purposes[purpose].payAgain),
    payableHandlers: {
      find: byPurpose((purpose) => purposes[purpose].offline?.find),
      list: byPurpose((purpose) => purposes[purpose].offline?.list),
    },
    approvalHandlers: { refund: refundApproval, ...approvals },
    refundLimit,
    checkRefund,
    gatewayProviders: providers,
  }) satisfies Partial<Portal>

interface PaymentOptions {
  /** Fields of other features on the page of a payment. */
  fields: readonly Field[]
}

/** Payments from students: attempts, providers, refunds, and the effects of both. Knows nothing about products. */
export const payments = ({ fields }: PaymentOptions): Feature => ({
  personRecords: paymentRecords,
  personalData: paymentsData,
  labels: paymentsLabels,
  collections: [
    { ...collection, fields: [...collection.fields, ...fields] },
    refunds,
    offlinePayments,
    paymentProofs,
    moneyApprovals,
    bankLines,
    dayClosings,
    settlementLines,
    moneyFindings,
    simulatorPayments,
  ],
  contactChanged: followContact,
  dashboardSection: paymentsDashboard,
  endpoints: [
    verify,
    payAgain,
    webhook,
    settle,
    ...refundEndpoints,
    ...offlineEndpoints,
    ...approvalEndpoints,
    ...statementEndpoints,
    ...closingEndpoints,
  ],
  exports: [paymentsExport, offlineExport, refundsExport, settlementsExport],
  contract: paymentContract,
  messages: [amountSettled, chequeBounced, refundNews],
  pages: paymentPages.map((shell) => shellPage(shell)),
  routes: simulatorRoutes(),
  placed: placedPayments,
  invariants: paymentInvariants,
  gauges: [paymentGauges],
  tasks: [dailyReportTask],
  work: [
    dueWork('payment-checks', paymentChecks()),
    misplacedChecks,
    dueWork('payment-effects', paymentEffects),
    dueWork('ended-payments', endedEffects),
    dueWork('duplicate-payments', duplicateRefunds),
    heldRefunds,
    dueWork('refunds', refundWork()),
    dueWork('offline-payments', offlineWork),
    dueWork('money-approvals', approvalWork),
  ],
})

function byPurpose<Value>(valueFor: (purpose: PaymentPurpose) => Value): Record<PaymentPurpose, Value> {
  return recordOf(PAYMENT_PURPOSES, valueFor)
}
