import { expect, it } from 'vitest'
import { translator } from '../platform/translate.ts'
import { NIL_RATED_BOOKS, type TaxTreatment, taxInText, taxText, UNDECIDED_TAX } from './tax.ts'
import { translateTax } from './translate-tax.ts'
import { documentTranslations } from './translations/translations.ts'

const exempt = (rule: TaxTreatment['rule']): TaxTreatment => ({ rule, percent: null, code: null })

it.each([
  NIL_RATED_BOOKS,
  UNDECIDED_TAX,
  exempt('exempt-education'),
  exempt('exempt-admission'),
  { rule: 'taxable', percent: 18, code: '6211' } as const,
  { rule: 'taxable', percent: 0.25, code: null } as const,
])('translates every text about tax, with its figures: %j', (treatment) => {
  const english = taxText(treatment, 354_000)
  expect(translateTax(english, (text) => text)).toEqual(english)
  const figures = (text: string) => text.match(/[\d,.]*\d/g)?.toSorted()
  for (const locale of ['hi', 'bn'] as const) {
    const translated = translateTax(english, translator(locale, [documentTranslations]))
    expect(translated.label).not.toBe(english.label)
    expect(translated.note).not.toBe(english.note)
    expect(figures(translated.label)).toEqual(figures(english.label))
    expect(figures(translated.note)).toEqual(figures(english.note))
  }
  expect(taxInText(english).kind).toBe(taxInText(translateTax(english, (text) => text)).kind)
})

it('leaves a text that it does not know', () => {
  const other = { label: 'Zero rated (1)', note: 'Supply to SEZ.' }
  expect(translateTax(other, () => 'x')).toEqual(other)
})
