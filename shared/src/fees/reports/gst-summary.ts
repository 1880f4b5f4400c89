/** Tax in receipts and credit notes of a period, by rate and place of supply. An aid for accounts, not a return. */
import { includedTaxPaise, type PrintedTax } from '../../documents/tax.ts'

/** A supply to an unregistered person in another state above this amount is listed by itself: notification 12/2024-Central Tax. */
const B2C_LARGE_PAISE = 100_000_00

type SupplySize = 'small' | 'large'

/** Labels for staff. */
export const TAX_KIND_LABELS: Record<PrintedTax['kind'], string> = {
  taxable: 'Taxable',
  exempt: 'Exempt',
  'nil-rated': 'Nil rated',
  undecided: 'Not decided',
}

/** A receipt, or a refund of one. */
export interface TaxedAmount {
  tax: PrintedTax
  /** With tax, in whole paise. */
  amountPaise: number
  /** Of the whole receipt, which decides whether a supply is large. */
  receiptPaise: number
  /** Where the person lives, as a name of `STATES`; null if unknown. */
  state: string | null
  isCreditNote: boolean
}

interface GstKey {
  kind: PrintedTax['kind']
  percent: number
  code: string
  /** The place of supply; null when the state of the institution is not set and the person's is unknown. */
  place: string | null
  isInterstate: boolean
  size: SupplySize
}

/** Amounts in whole paise. What credit notes take back is negative. */
export interface GstSums {
  receipts: number
  creditNotes: number
  /** With tax. */
  valuePaise: number
  creditPaise: number
  /** Without tax, after credit notes. */
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}
export type GstRow = GstKey & GstSums

const NOTHING: GstSums = {
  receipts: 0,
  creditNotes: 0,
  valuePaise: 0,
  creditPaise: 0,
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
}

/** The tax in an amount, in whole paise. The halves of CGST and SGST differ by a paisa when the tax is odd. */
export function taxSplit(amountPaise: number, percent: number, isInterstate: boolean) {
  const taxPaise = includedTaxPaise(amountPaise, percent)
  const cgstPaise = isInterstate ? 0 : Math.floor(taxPaise / 2)
  return {
    taxablePaise: amountPaise - taxPaise,
    cgstPaise,
    sgstPaise: isInterstate ? 0 : taxPaise - cgstPaise,
    igstPaise: isInterstate ? taxPaise : 0,
  }
}

/** The place of supply to an unregistered person: where they live, or the institution when that is unknown. (IGST Act, section 12) */
export function placeOfSupply(state: string | null, homeState: string | null) {
  const place = state ?? homeState
  return { place, isInterstate: homeState !== null && place !== homeState }
}

/** Adds up the summary while records are read. */
export class GstSummary {
  private readonly homeState: string | null
  private readonly sums = new Map<string, GstRow>()

  /** `homeState`: the institution's, as a name of `STATES`; null if it is not set. */
  constructor(homeState: string | null) {
    this.homeState = homeState
  }

  add({ tax, amountPaise, receiptPaise, state, isCreditNote }: TaxedAmount): void {
    const { place, isInterstate } = placeOfSupply(state, this.homeState)
    const size: SupplySize =
      isInterstate && tax.kind === 'taxable' && receiptPaise > B2C_LARGE_PAISE ? 'large' : 'small'
    const { kind, percent, code } = tax
    const key = JSON.stringify([kind, percent, code, place, size])
    const row = this.sums.get(key) ?? { kind, percent, code, place, isInterstate, size, ...NOTHING }
    const sign = isCreditNote ? -1 : 1
    const split = taxSplit(amountPaise, percent, isInterstate)
    this.sums.set(key, {
      ...row,
      receipts: row.receipts + (isCreditNote ? 0 : 1),
      creditNotes: row.creditNotes + (isCreditNote ? 1 : 0),
      valuePaise: row.valuePaise + (isCreditNote ? 0 : amountPaise),
      creditPaise: row.creditPaise - (isCreditNote ? amountPaise : 0),
      taxablePaise: row.taxablePaise + sign * split.taxablePaise,
      cgstPaise: row.cgstPaise + sign * split.cgstPaise,
      sgstPaise: row.sgstPaise + sign * split.sgstPaise,
      igstPaise: row.igstPaise + sign * split.igstPaise,
    })
  }

  /** Taxable supplies first, higher rates first, then by place. */
  rows(): GstRow[] {
    return [...this.sums.values()].sort(
      (a, b) =>
        b.percent - a.percent ||
        a.kind.localeCompare(b.kind) ||
        (a.place ?? '').localeCompare(b.place ?? '') ||
        a.size.localeCompare(b.size),
    )
  }
}
