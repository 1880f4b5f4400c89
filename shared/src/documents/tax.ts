import { fill } from '../platform/fill.ts'
import { formatPaise } from '../platform/money.ts'
import type { Translate } from '../platform/translate.ts'

/** How goods and services tax (GST) can treat what a payment is for. Accounts staff choose; the portal does not advise. */
export const TAX_RULES = ['exempt-education', 'exempt-admission', 'taxable', 'undecided'] as const
export type TaxRule = (typeof TAX_RULES)[number]

export const TAX_RULE_LABELS: Record<TaxRule, string> = {
  'exempt-education': 'Exempt: service of an educational institution to its students',
  'exempt-admission': 'Exempt: service relating to admission',
  taxable: 'Taxable, the amount includes GST',
  undecided: 'Not decided yet',
}

export interface TaxTreatment {
  rule: TaxRule
  /** Rate in percent, of taxable supplies only. */
  percent: number | null
  /** HSN or SAC code, of taxable supplies only. */
  code: string | null
}

/** Printed books are nil rated by law, so staff do not choose that. */
export interface NilRated {
  rule: 'nil-rated-books'
}

/** A treatment as printed on receipts. */
export interface TaxText {
  /** Short, for a table. */
  label: string
  note: string
}

export const UNDECIDED_TAX: TaxTreatment = { rule: 'undecided', percent: null, code: null }

/** HSN code of printed books. */
export const BOOKS_HSN = '4901'

export const NIL_RATED_BOOKS: NilRated = { rule: 'nil-rated-books' }

const ENTRY = 'Notification No. 12/2017-Central Tax (Rate), entry 66'

/** What receipts keep about tax, with placeholders. */
export const TAX_TEXTS = {
  nilRated: 'Nil rated',
  nilRatedNote: `Printed books (HSN ${BOOKS_HSN}) are nil rated under GST. Their delivery is part of the same supply.`,
  exempt: 'Exempt from GST',
  educationNote: `Services of an educational institution to its students are exempt from GST: ${ENTRY}.`,
  admissionNote: `Services relating to admission to an educational institution are exempt from GST: ${ENTRY}.`,
  undecided: 'As decided by the institution',
  undecidedNote: 'Tax treatment as decided by the institution.',
  taxable: '{percent}% GST included',
  taxableNote: 'The amount includes {tax} GST at {percent}% on {value}.',
  codedNote: 'The amount includes {tax} GST at {percent}% on {value}. HSN/SAC {code}.',
} as const

/** What a receipt of this amount prints about tax. A taxable supply without a rate counts as undecided. */
export function taxText(treatment: TaxTreatment | NilRated, amountPaise: number): TaxText {
  if (treatment.rule === 'nil-rated-books') return { label: TAX_TEXTS.nilRated, note: TAX_TEXTS.nilRatedNote }
  const { rule, percent, code } = treatment
  if (rule === 'exempt-education') return { label: TAX_TEXTS.exempt, note: TAX_TEXTS.educationNote }
  if (rule === 'exempt-admission') return { label: TAX_TEXTS.exempt, note: TAX_TEXTS.admissionNote }
  if (rule === 'undecided' || percent === null) return { label: TAX_TEXTS.undecided, note: TAX_TEXTS.undecidedNote }
  const tax = includedTaxPaise(amountPaise, percent)
  const values = { percent, code: code ?? '', tax: formatPaise(tax), value: formatPaise(amountPaise - tax) }
  return {
    label: fill(TAX_TEXTS.taxable, values),
    note: fill(code ? TAX_TEXTS.codedNote : TAX_TEXTS.taxableNote, values),
  }
}

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

/** The tax in an amount that includes it, in whole paise: 11800 at 18 % → 1800. */
export function includedTaxPaise(amountPaise: number, percent: number): number {
  return Math.round((amountPaise * percent) / (100 + percent))
}

/** What a printed text says about tax. */
export interface PrintedTax {
  kind: 'taxable' | 'exempt' | 'nil-rated' | 'undecided'
  /** In percent; 0 unless taxable. */
  percent: number
  /** HSN or SAC code; empty if none is printed. */
  code: string
}

/** Reads what `taxText` has written: receipts keep the text, so that later settings change none of them. */
export function taxInText({ label, note }: TaxText): PrintedTax {
  const code = /\bHSN(?:\/SAC)? ([0-9]+)/.exec(note)?.[1] ?? ''
  const percent = /^(\d+(?:\.\d+)?)% GST included$/.exec(label)?.[1]
  if (percent !== undefined) return { kind: 'taxable', percent: Number(percent), code }
  if (label === TAX_TEXTS.nilRated) return { kind: 'nil-rated', percent: 0, code }
  return { kind: label === TAX_TEXTS.exempt ? 'exempt' : 'undecided', percent: 0, code }
}
