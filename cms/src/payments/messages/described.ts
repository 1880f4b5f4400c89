import { contentTranslations } from '@pravesh/shared/content/translations/translations'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { feeTranslations } from '@pravesh/shared/fees/translations/translations'
import { translateDescription } from '@pravesh/shared/payments/translate-description'
import { paymentTranslations } from '@pravesh/shared/payments/translations/translations'
import type { NamedRecords } from '@pravesh/shared/site/shells'
import { translateIn } from '../../messaging/messages/translate-in.ts'
import type { TemplateContext } from '../../portal/message-template.ts'

/** Records whose names descriptions of payments have. */
export const NAMING_PAYMENTS: readonly NamedRecords[] = ['courses', 'fees', 'recorded-courses']

/** What a payment was for, in the language of a message, and the names in it. */
export function described(stored: string, context: TemplateContext): { description: string; names: string[] } {
  const translate = translateIn(context, [
    contentTranslations,
    courseTranslations,
    feeTranslations,
    paymentTranslations,
  ])
  const names: string[] = []
  const description = translateDescription(stored, translate, (name) => {
    const shown = translate(name)
    names.push(shown)
    return shown
  })
  return { description, names }
}
