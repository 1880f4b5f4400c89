import { DUE_ACTION_LABELS, type DueAction } from '@pravesh/shared/fees/fee-kinds'
import { feeTranslations } from '@pravesh/shared/fees/translations/translations'
import type { Locale } from '@pravesh/shared/platform/locale'
import { formatPaise } from '@pravesh/shared/platform/money'
import { translator } from '@pravesh/shared/platform/translate'

/** The due that a message is about. */
export interface FeeFacts {
  name: string
  action: DueAction
  title: string
  amountPaise: number
  /** The application's number. */
  number: string
}

/** The variables of every message about a due, e.g. `Tuition fee (1st Semester)`. */
export function feeVariables(
  { action, title, amountPaise }: FeeFacts,
  locale: Locale,
): { fee: string; amount: string } {
  const label = translator(locale, [feeTranslations])(DUE_ACTION_LABELS[action])
  return { fee: `${label} (${title})`, amount: formatPaise(amountPaise) }
}
