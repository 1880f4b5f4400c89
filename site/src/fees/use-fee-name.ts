import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/dues/due'
import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import { useWords } from '../forms/locale.ts'
import { useTranslate } from '../forms/translate.ts'
import { feesWords } from './words/words.ts'

/** Names a due in full, e.g. `Tuition fee, 1st Semester`, without saying `Dress fee, Dress`. */
export function useFeeName(): (due: Pick<DueView, 'action' | 'title'>) => string {
  const words = useWords(feesWords)
  const translate = useTranslate()
  return ({ action, title }) => {
    const [kind = ''] = DUE_ACTION_LABELS[action].split(' ')
    if (title === kind) return translate(DUE_ACTION_LABELS[action])
    return title.startsWith(kind) ? title : words.fee(translate(DUE_ACTION_LABELS[action]), title)
  }
}
