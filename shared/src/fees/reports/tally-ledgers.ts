import type { PaymentChannel } from '../../payments/channels.ts'
import { recordOf } from '../../platform/record-of.ts'
import { HEAD_LABELS, MONEY_HEADS, type MoneyHead } from './money-heads.ts'
import type { HeadPart } from './split-payment.ts'
import type { TallyEntry } from './tally-xml.ts'

/** Where money is, by ledger. */
const MONEY_LEDGERS = { cash: 'Cash', bank: 'Bank', gateway: 'Payment Gateway' } as const
/** Tax that is owed, by ledger. */
const TAX_LEDGERS = { cgst: 'Output CGST', sgst: 'Output SGST', igst: 'Output IGST' } as const

/** The name of a head in the settings: `late-fee` → `lateFee`, `IDENTITY_CARD` → `identityCard`. */
export const headSetting = (head: MoneyHead): string =>
  head.toLowerCase().replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase())

export interface TallyLedgers {
  money: Record<keyof typeof MONEY_LEDGERS, string>
  tax: Record<keyof typeof TAX_LEDGERS, string>
  heads: Record<MoneyHead, string>
}

/** In force until staff change them. */
export const DEFAULT_LEDGERS: TallyLedgers = {
  money: MONEY_LEDGERS,
  tax: TAX_LEDGERS,
  heads: recordOf(MONEY_HEADS, (head) => HEAD_LABELS[head]),
}

/** The ledger that money of a channel goes to, and comes from when it is refunded. */
function moneyLedger(ledgers: TallyLedgers, channel: PaymentChannel): string {
  if (channel === 'cash') return ledgers.money.cash
  return channel === 'online' ? ledgers.money.gateway : ledgers.money.bank
}

interface EntriesOptions {
  ledgers: TallyLedgers
  channel: PaymentChannel
  parts: readonly HeadPart[]
  /** Tax in the whole amount, in whole paise. */
  tax: { cgstPaise: number; sgstPaise: number; igstPaise: number }
  isRefund: boolean
}

/** The sides of a voucher: money against heads and tax. Tax is taken from the parts in proportion, the rest from the last one. */
export function entriesOf({ ledgers, channel, parts, tax, isRefund }: EntriesOptions): TallyEntry[] {
  const amountPaise = parts.reduce((sum, part) => sum + part.amountPaise, 0)
  const taxes = [
    { ledger: ledgers.tax.cgst, amountPaise: tax.cgstPaise },
    { ledger: ledgers.tax.sgst, amountPaise: tax.sgstPaise },
    { ledger: ledgers.tax.igst, amountPaise: tax.igstPaise },
  ]
  let taxLeft = taxes.reduce((sum, each) => sum + each.amountPaise, 0)
  const taxPaise = taxLeft
  const heads = parts.map(({ head, amountPaise: part }, index) => {
    const share = index === parts.length - 1 ? taxLeft : Math.floor((taxPaise * part) / amountPaise)
    taxLeft -= share
    return { ledger: ledgers.heads[head], amountPaise: part - share }
  })
  const [own, other] = isRefund ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const)
  const money: TallyEntry = { ledger: moneyLedger(ledgers, channel), side: own, amountPaise }
  const others = [...heads, ...taxes].map((each): TallyEntry => ({ ...each, side: other }))
  return [money, ...others].filter((entry) => entry.amountPaise > 0)
}
