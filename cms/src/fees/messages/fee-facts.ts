import { contentTranslations } from '@pravesh/shared/content/translations/translations'
import { DUE_ACTION_LABELS, type DueAction, FEE_KINDS } from '@pravesh/shared/fees/fee-kinds'
import { feeTranslations } from '@pravesh/shared/fees/translations/translations'
import { feeTitle } from '@pravesh/shared/payments/fee-title'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { NamedRecords } from '@pravesh/shared/site/shells'
import { translateIn } from '../../messaging/messages/translate-in.ts'
import type { TemplateContext } from '../../portal/message-template.ts'

/** The due that a message is about. */
export interface FeeFacts {
  name: string
  action: DueAction
  title: string
  amountPaise: number
  /** The application's number. */
  number: string
}

/** Records whose names are the titles of dues. */
export const NAMING_DUES: readonly NamedRecords[] = ['courses', 'fees']

/** The variables of every message about a due, e.g. `Tuition fee (1st Semester)`, without saying `Dress fee (Dress)`. */
export function feeVariables(
  { action, title, amountPaise }: FeeFacts,
  context: TemplateContext,
): { fee: string; title: string; amount: string } {
  const translate = translateIn(context, [contentTranslations, feeTranslations])
  const label = translate(DUE_ACTION_LABELS[action])
  const shown = feeTitle(title, translate)
  const fee = title === FEE_KINDS[action].name ? label : `${label} (${shown})`
  return { fee, title: shown, amount: formatPaise(amountPaise) }
}
