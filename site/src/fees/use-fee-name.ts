import { DUE_ACTION_LABELS, FEE_KINDS } from '@pravesh/shared/fees/fee-kinds'
import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import { feeTitle } from '@pravesh/shared/payments/fee-title'
import { useWords } from '../forms/locale.ts'
import { useTranslate } from '../forms/translate.ts'
import { feesWords } from './words/words.ts'

/** Names a due in full, e.g. `Tuition fee, 1st Semester`, without saying `Dress fee, Dress`. */
export function useFeeName(): (due: Pick<DueView, 'action' | 'title'>) => string {
  const words = useWords(feesWords)
  const translate = useTranslate()
  return ({ action, title }) => {
    const { name } = FEE_KINDS[action]
    const label = translate(DUE_ACTION_LABELS[action])
    if (title === name) return label
    const shown = feeTitle(title, translate)
    return title.startsWith(name) ? shown : words.fee(label, shown)
  }
}
