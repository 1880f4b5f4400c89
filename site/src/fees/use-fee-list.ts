import type { feePaymentTable } from '@pravesh/shared/fees/pay/wire'
import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import type { WireOf } from '@pravesh/shared/platform/wire-table'
import { useList } from '../forms/use-list.ts'
import { callFees } from './fee-api.ts'

export type FeePayment = WireOf<typeof feePaymentTable.fields>

const loadPlans = () => callFees('feePlans')
const loadPayments = () => callFees('feePayments')

/** The fee plan of each approved application of the student, newest first. */
export const useFeePlans = () => useList<FeePlan>(loadPlans)

/** The fees with at least one attempt, latest first. */
export const useFeePayments = () => useList<FeePayment>(loadPayments)
