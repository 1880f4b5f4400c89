import type { DueView, FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { DownloadPdf } from '../documents/DownloadPdf.tsx'
import { PayDue } from './pay/PayDue.tsx'
import { useFeeName } from './use-fee-name.ts'

interface DueActionsProps {
  due: DueView
  /** The plan that the due belongs to, if it is part of one. */
  plan: FeePlan | undefined
  reload: () => void
}

/** What can be done with a fee: pay it, or download its receipt. */
export function DueActions({ due, plan, reload }: DueActionsProps) {
  const name = useFeeName()(due)
  return (
    <>
      <PayDue due={due} plan={plan} reload={reload} />
      {due.hasReceipt && <DownloadPdf kind="receipt" id={due.id} of={name} />}
    </>
  )
}
