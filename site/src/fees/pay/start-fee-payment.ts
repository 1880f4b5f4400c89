import { feeOrderTable, feeRetryNames } from '@pravesh/shared/fees/pay/wire'
import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { paiseToRupees } from '@pravesh/shared/platform/money'
import type { ApiReply } from '../../lib/api.ts'
import { callFees } from '../fee-api.ts'
import type { PayChoice } from './pay-choices.ts'

interface FeePayment {
  plan: FeePlan
  choice: PayChoice
  amountPaise: number
}

/** Starts a payment. The server compares the amount with its own and assigns the identifiers. (spec 1, 7) */
export function startFeePayment({ plan, choice, amountPaise }: FeePayment): Promise<ApiReply> {
  const isRetry = choice.due && choice.due.owed.transactionId !== null
  if (isRetry) {
    const { dueId, amountPaise: amount, merchantId, transactionId } = feeRetryNames
    const sent = { [dueId]: choice.due.id, [amount]: paiseToRupees(amountPaise), [merchantId]: '', [transactionId]: '' }
    return callFees('retryFee', sent)
  }
  const { applicationId, courseId, collegeId } = plan
  const { action, title } = choice
  const identifiers = { merchantId: '', transactionId: '' }
  const order = { applicationId, courseId, collegeId, action, description: title, title, amountPaise, ...identifiers }
  return callFees('payFee', feeOrderTable.toWire(order))
}
