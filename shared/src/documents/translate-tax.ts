import { fill } from '../platform/fill.ts'
import type { Translate } from '../platform/translate.ts'
import { TAX_TEXTS, type TaxText } from './tax.ts'

/** What a receipt says about tax, in another language, with the figures that it keeps. A text of another origin stays. */
export function translateTax({ label, note }: TaxText, translate: Translate): TaxText {
  return { label: translateFilled(label, translate), note: translateFilled(note, translate) }
}

function translateFilled(text: string, translate: Translate): string {
  for (const template of Object.values(TAX_TEXTS)) {
    const values = valuesIn(text, template)
    if (values !== null) return fill(translate(template), values)
  }
  return text
}

/** The values of the placeholders of a template that a text was filled from; null if it was not. */
function valuesIn(text: string, template: string): Record<string, string> | null {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>\\S+)')
  // A value that stands twice is read once.
  const match = new RegExp(`^${pattern}$`).exec(text)
  return match && { ...match.groups }
}
