/** Whom a line of a bank statement names, and under which reference the bank has booked it. */
import type { OfflineChannel } from '../channels.ts'
import type { StatementLine } from './read-statement.ts'

type Line = Pick<StatementLine, 'narration' | 'reference'>

export interface NamedInLine {
  /** Phone numbers with ten digits. */
  phones: string[]
  /** What can be the number of an application, a receipt or a transaction; long numbers of banks can be, too. */
  numbers: string[]
}

/** A longer number is no phone number; the prefix of the country counts only with its sign. */
const PHONE = /(?<![0-9A-Z])(?:\+91[- ]?|0)?([6-9]\d{9})(?!\d)/g
/** `PR/2026-27/000123` */
const RECEIPT = /[A-Z]{2}\/\d{2,4}-\d{2}\/\d{6}(?!\d)/g
/** The shortest application number has 20 characters, and a transaction id 26. */
const MIN_NUMBER = 16
/** Banks write less in a line. */
const MAX_NAMED = 20

export function namedIn(line: Line): NamedInLine {
  const text = textOf(line)
  const phones = [...text.matchAll(PHONE)].flatMap(([, phone]) => phone ?? [])
  const receipts = [...text.matchAll(RECEIPT)].map(([number]) => number)
  const numbers = tokensOf(text).filter((token) => token.length >= MIN_NUMBER && /\d{13}/.test(token))
  return { phones: few(phones), numbers: few([...receipts, ...numbers]) }
}

/** Shorter references occur more than once. */
const MIN_REFERENCE = 8
/** The number of a UPI or IMPS transfer (RRN), which banks may pad, or of a NEFT or RTGS transfer (UTR). */
const TRANSFER = /^(?:0*\d{12}|[A-Z]{4}[A-Z0-9]\d{10,17})$/

/**
 * The reference of the bank: the first number of the line that is written as one, or else the first long number that names
 * nothing. A column with several words, like “TRANSFER FROM 4897694162092”, comes last: it may be the same in each line. Null
 * without one; then the same money could be entered twice.
 */
export function bankReference(line: Line, { phones, numbers }: NamedInLine): string | null {
  const named = new Set([...phones, ...numbers.flatMap(tokensOf)])
  const column = tokensOf(line.reference.toUpperCase())
  const narration = tokensOf(line.narration.toUpperCase())
  const tokens = column.length === 1 ? [...column, ...narration] : [...narration, ...column]
  const candidates = tokens.filter((token) => isReference(token) && !named.has(token))
  return candidates.find((token) => TRANSFER.test(token)) ?? candidates[0] ?? null
}

const isReference = (text: string) => text.length >= MIN_REFERENCE && text.replace(/\D/g, '').length >= MIN_REFERENCE

/** How the money came; null for cash, drafts and cheques, which need more than a statement says. */
export function transferChannel(line: Line): Extract<OfflineChannel, 'upi' | 'bank-transfer'> | null {
  const words = new Set(tokensOf(textOf(line)))
  if (BY_HAND.some((word) => words.has(word))) return null
  return words.has('UPI') ? 'upi' : 'bank-transfer'
}

const BY_HAND = ['CHQ', 'CHEQUE', 'CLG', 'CLEARING', 'CTS', 'DD', 'CASH', 'CDM']

const textOf = ({ reference, narration }: Line) => `${reference} ${narration}`.toUpperCase()
const tokensOf = (text: string) => text.split(/[^A-Z0-9]+/).filter((token) => token !== '')
const few = (values: readonly string[]) => [...new Set(values)].slice(0, MAX_NAMED)
