import { formatPaise } from '../platform/money.ts'

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

/** What a receipt of this amount prints about tax. A taxable supply without a rate counts as undecided. */
export function taxText(treatment: TaxTreatment | NilRated, amountPaise: number): TaxText {
  if (treatment.rule === 'nil-rated-books') {
    const note = `Printed books (HSN ${BOOKS_HSN}) are nil rated under GST. Their delivery is part of the same supply.`
    return { label: 'Nil rated', note }
  }
  const { rule, percent, code } = treatment
  if (rule === 'exempt-education') {
    const note = `Services of an educational institution to its students are exempt from GST: ${ENTRY}.`
    return { label: 'Exempt from GST', note }
  }
  if (rule === 'exempt-admission') {
    const note = `Services relating to admission to an educational institution are exempt from GST: ${ENTRY}.`
    return { label: 'Exempt from GST', note }
  }
  if (rule === 'undecided' || percent === null) {
    return { label: 'As decided by the institution', note: 'Tax treatment as decided by the institution.' }
  }
  const tax = includedTaxPaise(amountPaise, percent)
  const note = `The amount includes ${formatPaise(tax)} GST at ${percent}% on ${formatPaise(amountPaise - tax)}.`
  return { label: `${percent}% GST included`, note: code ? `${note} HSN/SAC ${code}.` : note }
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
  if (label === 'Nil rated') return { kind: 'nil-rated', percent: 0, code }
  return { kind: label === 'Exempt from GST' ? 'exempt' : 'undecided', percent: 0, code }
}
