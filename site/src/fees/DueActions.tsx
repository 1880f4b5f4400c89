import type { DueView, FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { DownloadPdf } from '../documents/DownloadPdf.tsx'
import { PayFees } from './pay/PayFees.tsx'
import { useFeeName } from './use-fee-name.ts'

interface DueActionsProps {
  due: DueView
  /** The plan that the due belongs to; without it the due cannot be paid here. */
  plan: FeePlan | undefined
}

/** What can be done with a fee: pay it, or download its receipt. */
export function DueActions({ due, plan }: DueActionsProps) {
  const name = useFeeName()(due)
  return (
    <>
      {due.mayPay && plan && <PayFees plan={plan} chosen={due.id} fee={name} />}
      {due.hasReceipt && <DownloadPdf kind="receipt" id={due.id} of={name} />}
    </>
  )
}
