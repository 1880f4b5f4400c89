import { expect, it } from 'vitest'
import { translator } from '../platform/translate.ts'
import {
  includedTaxPaise,
  NIL_RATED_BOOKS,
  type TaxTreatment,
  taxInText,
  taxText,
  translateTax,
  UNDECIDED_TAX,
} from './tax.ts'
import { documentTranslations } from './translations/translations.ts'

it.each([
  [11_800, 18, 1_800],
  [10_500, 5, 500],
  [350_000, 18, 53_390],
  [100, 0.25, 0],
  [999_999_999, 12, 107_142_857],
])('finds the tax in %i paise at %f percent', (paise, percent, tax) => {
  expect(includedTaxPaise(paise, percent)).toBe(tax)
})

it('states rate, tax, value and code of a taxable supply', () => {
  expect(taxText({ rule: 'taxable', percent: 18, code: '6211' }, 354_000)).toEqual({
    label: '18% GST included',
    note: 'The amount includes ₹540.00 GST at 18% on ₹3,000.00. HSN/SAC 6211.',
  })
  expect(taxText({ rule: 'taxable', percent: 5, code: null }, 10_500).note).not.toContain('HSN')
})

it('claims no exemption that accounts have not chosen', () => {
  const undecided = taxText(UNDECIDED_TAX, 100)
  expect(undecided.note).toBe('Tax treatment as decided by the institution.')
  expect(taxText({ rule: 'taxable', percent: null, code: null }, 100)).toEqual(undecided)
})

it.each([
  ['exempt-education', 'Services of an educational institution to its students are exempt from GST'],
  ['exempt-admission', 'Services relating to admission to an educational institution are exempt from GST'],
] as const)('states the exemption of %s, whatever rate was entered before', (rule, words) => {
  expect(taxText({ rule, percent: 18, code: '6211' }, 100)).toEqual({
    label: 'Exempt from GST',
    note: `${words}: Notification No. 12/2017-Central Tax (Rate), entry 66.`,
  })
})

it('states that printed books are nil rated', () => {
  expect(taxText(NIL_RATED_BOOKS, 100)).toEqual({
    label: 'Nil rated',
    note: 'Printed books (HSN 4901) are nil rated under GST. Their delivery is part of the same supply.',
  })
})

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
