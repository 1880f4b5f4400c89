import type { DueView, FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { mayPay } from '@pravesh/shared/payments/owed/states'
import { PayAgain } from '../../payments/start/PayAgain.tsx'
import { useFeeName } from '../use-fee-name.ts'
import { PayFees } from './PayFees.tsx'

interface PayDueProps {
  due: DueView
  /** The plan that the due belongs to; without it only a payment that was tried before can be started. */
  plan: FeePlan | undefined
  isPrimary?: boolean
  reload: () => void
}

/**
 * Pays a fee, or nothing if it cannot be paid now. The first time the dialog shows the refund terms; another attempt
 * starts at once.
 */
export function PayDue({ due, plan, isPrimary = false, reload }: PayDueProps) {
  const name = useFeeName()(due)
  const { owed } = due
  if (!mayPay(owed)) return null
  if (owed.transactionId !== null) {
    return <PayAgain transactionId={owed.transactionId} of={name} isPrimary={isPrimary} onRefused={reload} />
  }
  return plan && <PayFees plan={plan} chosen={due.id} fee={name} isPrimary={isPrimary} />
}
