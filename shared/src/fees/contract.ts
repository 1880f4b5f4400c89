import type { FeatureContract } from '../platform/contract.ts'
import { feePaymentContract } from './pay/contract.ts'
import { feePaymentTable } from './pay/wire.ts'
import { dueView, feePlan } from './plan/schema.ts'
import { feeStructureContract } from './structures/contract.ts'

export const feeContract: FeatureContract = {
  name: 'Fees',
  about: 'Fees, academic sessions and the fee payments of students.',
  calls: { ...feeStructureContract, ...feePaymentContract },
  models: { Due: dueView, FeePayment: feePaymentTable.fromWire, FeePlan: feePlan },
}
