import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import type { DueView, FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { feeTitle } from '@pravesh/shared/payments/fee-title'
import { usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { DueActions } from '../DueActions.tsx'
import { DueNotes } from '../DueNotes.tsx'
import { payBadge, statusBadge } from '../due-view.ts'
import { feesWords } from '../words/words.ts'
import { LineCells } from './LineCells.tsx'

interface DueLineProps {
  fee: DueView
  at: string
  plan: FeePlan | undefined
  reload: () => void
}

/** A fee whose payment has not arrived: it can be paid again. (spec 1, 4) */
export function DueLine({ fee, at, plan, reload }: DueLineProps) {
  const words = useWords(feesWords)
  const translate = useTranslate()
  const paths = usePaths()
  return (
    <LineCells
      numbers={fee.owed.transactionId}
      type={translate(DUE_ACTION_LABELS[fee.action])}
      what={feeTitle(fee.title, translate)}
      amountPaise={fee.amountPaise}
      pay={payBadge(fee, words)}
      status={statusBadge(fee, words)}
      notes={<DueNotes due={fee} />}
      actions={<DueActions due={fee} plan={plan} reload={reload} />}
      help={paths.helpAbout('due', fee.id)}
      at={at}
    />
  )
}
