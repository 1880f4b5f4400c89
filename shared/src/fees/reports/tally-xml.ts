/**
 * Vouchers as an XML file that Tally imports (Import, Vouchers). The form is the published one of Tally's integration guide:
 * ENVELOPE, HEADER, BODY, IMPORTDATA, TALLYMESSAGE, VOUCHER. Tally writes a debit as a negative amount that is deemed positive.
 */
import { harmlessText } from '../../platform/harmless-text.ts'

/** A side of a voucher, in whole paise, more than 0. */
export interface TallyEntry {
  ledger: string
  side: 'debit' | 'credit'
  amountPaise: number
}

export interface TallyVoucher {
  /** Never changes, and is unique, so that Tally alters the voucher when the file is imported again. */
  id: string
  /** `Receipt` or `Payment`: names of voucher types in every company of Tally. */
  type: 'Receipt' | 'Payment' | 'Journal'
  /** `YYYY-MM-DD`. */
  day: string
  number: string
  narration: string
  entries: readonly TallyEntry[]
}

/** XML 1.0 has no such characters; `harmlessText` removes the controls. */
const FORBIDDEN = /[\uFFFE\uFFFF]/g

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export function xmlText(text: string): string {
  return harmlessText(text)
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}

/** The start of the file, before the first voucher. `company` is empty for the one that is open in Tally. */
export function tallyStart(company: string): string {
  const variables =
    company === '' ? '' : `<STATICVARIABLES><SVCURRENTCOMPANY>${xmlText(company)}</SVCURRENTCOMPANY></STATICVARIABLES>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE>',
    '<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>',
    `<BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME>${variables}</REQUESTDESC>`,
    '<REQUESTDATA>',
    '',
  ].join('\n')
}

export const TALLY_END = '</REQUESTDATA></IMPORTDATA></BODY>\n</ENVELOPE>\n'

/** Throws for a voucher whose debits and credits differ, which Tally would reject. */
export function tallyVoucher({ id, type, day, number, narration, entries }: TallyVoucher): string {
  const sum = (side: TallyEntry['side']) =>
    entries.filter((entry) => entry.side === side).reduce((paise, { amountPaise }) => paise + amountPaise, 0)
  if (sum('debit') !== sum('credit')) throw new Error(`The voucher ${id} does not balance.`)
  const guid = xmlText(id)
  return [
    '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
    `<VOUCHER REMOTEID="${guid}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    `<DATE>${day.replaceAll('-', '')}</DATE>`,
    `<GUID>${guid}</GUID>`,
    `<NARRATION>${xmlText(narration)}</NARRATION>`,
    `<VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>`,
    `<VOUCHERNUMBER>${xmlText(number)}</VOUCHERNUMBER>`,
    `<PARTYLEDGERNAME>${xmlText(entries[0]?.ledger ?? '')}</PARTYLEDGERNAME>`,
    '<PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW>',
    ...entries.map(entryXml),
    '</VOUCHER>',
    '</TALLYMESSAGE>',
    '',
  ].join('\n')
}

function entryXml({ ledger, side, amountPaise }: TallyEntry): string {
  const isDebit = side === 'debit'
  const amount = `${isDebit ? '-' : ''}${(amountPaise / 100).toFixed(2)}`
  return `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${xmlText(ledger)}</LEDGERNAME><ISDEEMEDPOSITIVE>${isDebit ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><AMOUNT>${amount}</AMOUNT></ALLLEDGERENTRIES.LIST>`
}
