/** Reads the lines of a bank statement that say what was received, whatever the bank calls its columns. */
import { readAmount, readDay } from './statement-values.ts'

/** Money received, as a statement says it. */
export interface StatementLine {
  /** As spreadsheets count, from 1 with the headings. */
  row: number
  /** `YYYY-MM-DD`. */
  bookedOn: string
  amountPaise: number
  narration: string
  /** Empty if the statement has none of its own. */
  reference: string
  /** Equal for the same line of the same statement, however often it is read. */
  identity: string
}

export interface SkippedLine {
  row: number
  why: string
}

interface Row {
  row: number
  cells: readonly string[]
}

/** Names of columns without spaces and signs, as Indian banks head them; the first that a statement has counts. */
const COLUMNS = {
  day: ['txndate', 'transactiondate', 'trandate', 'postdate', 'bookingdate', 'date', 'valuedate', 'valuedt'],
  narration: [
    'narration',
    'description',
    'transactionremarks',
    'particulars',
    'transactionparticulars',
    'remarks',
    'details',
  ],
  reference: [
    'utr',
    'utrno',
    'refnochequeno',
    'chqrefno',
    'chqrefnumber',
    'refno',
    'referenceno',
    'chequeno',
    'chequenumber',
    'chqno',
    'instrumentno',
  ],
  credit: ['credit', 'creditamount', 'deposit', 'deposits', 'depositamt', 'depositamount', 'depositamountinr', 'cr'],
  debit: [
    'debit',
    'debitamount',
    'withdrawal',
    'withdrawals',
    'withdrawalamt',
    'withdrawalamount',
    'withdrawalamountinr',
    'dr',
  ],
  amount: ['amount', 'transactionamount', 'amountinr', 'txnamount'],
  sign: ['drcr', 'crdr', 'type', 'debitcredit', 'txntype'],
} as const
type Column = keyof typeof COLUMNS
type Columns = Partial<Record<Column, number>>

/** Banks put the account and the period above the headings. */
const MAX_PREAMBLE = 40
const MAX_TEXT = 500

/** Null if no row has the headings of a statement. */
export function readStatement(rows: readonly Row[]): { lines: StatementLine[]; skipped: SkippedLine[] } | null {
  const at = rows.slice(0, MAX_PREAMBLE).findIndex(({ cells }) => isHeading(columnsOf(cells)))
  const heading = rows[at]
  if (heading === undefined) return null
  const columns = columnsOf(heading.cells)
  const lines: StatementLine[] = []
  const skipped: SkippedLine[] = []
  const seen = new Map<string, number>()
  for (const row of rows.slice(at + 1)) {
    const read = readLine(row, columns)
    if (read === null) continue
    if ('why' in read) skipped.push(read)
    else {
      // Two equal lines of one statement are two payments.
      const count = (seen.get(read.identity) ?? 0) + 1
      seen.set(read.identity, count)
      lines.push({ ...read, identity: `${read.identity}|${count}` })
    }
  }
  return { lines, skipped }
}

function columnsOf(cells: readonly string[]): Columns {
  const names = cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''))
  const found: Columns = {}
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const name = COLUMNS[column].find((each) => names.includes(each))
    if (name !== undefined) found[column] = names.indexOf(name)
  }
  return found
}

function isHeading({ day, credit, amount, sign }: Columns): boolean {
  return day !== undefined && (credit !== undefined || (amount !== undefined && sign !== undefined))
}

/** Null for money that was paid out, and for rows without an amount, such as totals. */
function readLine({ row, cells }: Row, columns: Columns): StatementLine | SkippedLine | null {
  const cell = (column: Column) => {
    const index = columns[column]
    return index === undefined ? '' : (cells[index] ?? '').slice(0, MAX_TEXT)
  }
  const isPaidOut = columns.credit === undefined && !/^c/i.test(cell('sign').trim())
  const typed = columns.credit === undefined ? cell('amount') : cell('credit')
  if (isPaidOut || /^[\s\-–.0]*$/.test(typed)) return null
  const amountPaise = readAmount(typed)
  if (amountPaise === null) return { row, why: `“${typed}” is no amount.` }
  const bookedOn = readDay(cell('day'))
  if (bookedOn === null) return { row, why: `“${cell('day')}” is no date.` }
  const narration = tidy(cell('narration'))
  const reference = tidy(cell('reference'))
  return {
    row,
    bookedOn,
    amountPaise,
    narration,
    reference,
    identity: [bookedOn, amountPaise, reference, narration].join('|'),
  }
}

/** One line, without characters that have no shape. */
function tidy(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').trim()
}
