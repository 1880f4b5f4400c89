import { describe, expect, it } from 'vitest'
import { isSameTransfer, proposeMatches } from './propose-matches.ts'
import { readStatement } from './read-statement.ts'
import { readAmount, readDay } from './statement-values.ts'

const rows = (...lines: string[][]) => lines.map((cells, index) => ({ row: index + 1, cells }))

describe('a statement', () => {
  const received = { bookedOn: '2026-01-05', amountPaise: 123_456_50, reference: 'UTR123', narration: 'NEFT ASHA' }
  it.each([
    [
      'State Bank of India',
      ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
      ['5 Jan 2026', '5 Jan 2026', 'NEFT ASHA', 'UTR123', '', '1,23,456.50', '9,99,999.00'],
    ],
    [
      'HDFC Bank',
      ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
      ['05/01/26', 'NEFT ASHA', 'UTR123', '05/01/26', '0.00', '123456.50', '999999.00'],
    ],
    [
      'ICICI Bank',
      [
        'S No.',
        'Value Date',
        'Transaction Date',
        'Cheque Number',
        'Transaction Remarks',
        'Withdrawal Amount(INR)',
        'Deposit Amount(INR)',
      ],
      ['1', '05-01-2026', '05-01-2026', 'UTR123', 'NEFT ASHA', '-', '123456.50'],
    ],
    [
      'Axis Bank',
      ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL'],
      ['05-01-2026', 'UTR123', 'NEFT ASHA', '', '123456.50', ''],
    ],
    [
      'Kotak',
      ['Sl. No.', 'Date', 'Description', 'Chq / Ref number', 'Amount', 'Dr / Cr'],
      ['1', '05-Jan-26', 'NEFT ASHA', 'UTR123', '1,23,456.50', 'CR'],
    ],
  ])('of %s is read below its preamble', (_, heading, line) => {
    const read = readStatement(rows(['Account', '0001'], ['Period', 'January'], heading, line, ['', '', 'Total']))
    expect(read).toMatchObject({ lines: [received], skipped: [] })
  })

  const heading = ['Date', 'Narration', 'Ref No', 'Debit', 'Credit']
  it('leaves out what was paid out, and names what it cannot read', () => {
    const read = readStatement(
      rows(
        heading,
        ['05/01/2026', 'Rent', '', '500.00', ''],
        ['31/02/2026', 'A', '', '', '5'],
        ['05/01/2026', 'B', '', '', '=1+1'],
      ),
    )
    expect(read).toEqual({
      lines: [],
      skipped: [
        { row: 3, why: '“31/02/2026” is no date.' },
        { row: 4, why: '“=1+1” is no amount.' },
      ],
    })
  })

  it('tells two equal lines apart, the same in each file', () => {
    const line = ['05/01/2026', 'Cash', '', '', '500']
    const [first, second] = readStatement(rows(heading, line, line))?.lines ?? []
    expect(first?.identity).not.toBe(second?.identity)
    expect(readStatement(rows(['x'], heading, line))?.lines[0]?.identity).toBe(first?.identity)
  })

  it('makes text harmless, and is none without the columns', () => {
    const read = readStatement(rows(heading, ['05/01/2026', 'a\u202Eb\n\u0000c', '', '', '500']))
    expect(read?.lines[0]?.narration).toBe('a b c')
    expect(readStatement(rows(['Name', 'Amount'], ['A', '5']))).toBeNull()
  })
})

it.each([
  ['1,23,456.50', 123_456_50],
  ['₹ 500', 500_00],
  ['500.5 Cr', 500_50],
  ['0.00', null],
  ['-5', null],
  ['5 Dr', null],
  ['1e9', null],
  ['99999999999999', null],
])('reads the amount %s', (text, expected) => expect(readAmount(text)).toBe(expected))

it.each([
  ['05/01/2026', '2026-01-05'],
  ['5-1-26', '2026-01-05'],
  ['05 January 2026', '2026-01-05'],
  ['2026-01-05 10:22:01', '2026-01-05'],
  ['13/13/2026', null],
  ['tomorrow', null],
])('reads the day %s', (text, expected) => expect(readDay(text)).toBe(expected))

describe('a match', () => {
  const line = { amountPaise: 500, narration: 'UPI/401234567890/ASHA', reference: '' }
  const entry = { id: 'a', amountPaise: 500, reference: '4012 3456 7890' }
  const propose = (lines: (typeof line)[], ...entries: (typeof entry)[]) =>
    proposeMatches(lines, entries).map(({ candidateId, note }) => candidateId ?? note)

  it('needs the reference and the amount', () => {
    expect(propose([line], entry)).toEqual(['a'])
    expect(propose([{ ...line, amountPaise: 501 }], entry)).toEqual([expect.stringContaining('another amount')])
    expect(propose([{ ...line, narration: 'CASH' }], entry)).toEqual([expect.stringContaining('another reference')])
    expect(propose([line])).toEqual([expect.stringContaining('No offline payment')])
  })

  it('is proposed once, and not when two fit', () => {
    expect(propose([line, line], entry)).toEqual(['a', expect.stringContaining('No offline payment')])
    expect(propose([line], entry, { ...entry, id: 'b' })).toEqual([expect.stringContaining('Several')])
  })

  it('of a cheque ignores leading zeros, and needs its whole number', () => {
    const cheque = { id: 'c', amountPaise: 500, reference: '123' }
    expect(propose([{ ...line, reference: '000123' }], cheque)).toEqual(['c'])
    expect(propose([{ ...line, narration: 'CLG 91234' }], cheque)).toEqual([
      expect.stringContaining('another reference'),
    ])
  })

  it('of a reference of zeros is not every line without one', () => {
    expect(propose([{ ...line, narration: 'CASH' }], { ...entry, reference: '000' })).toEqual([
      expect.stringContaining('another reference'),
    ])
  })
})

it.each([
  ['SBIN 2260 1512 3456', 'sbin226015123456', true],
  ['602312345678', '0000602312345678', true],
  ['602312345678', '4897694162092', true],
  ['602312345678', '602312345679', false],
  ['602312345678', '000', false],
])('a line with %s and an entry with %s can be the same money: %s', (booked, reference, expected) => {
  const one = {
    reference: booked,
    line: { narration: `UPI/CR/${booked}/ASHA`, reference: 'TRANSFER FROM 4897694162092' },
  }
  const other = { reference, line: null }
  expect([isSameTransfer(one, other), isSameTransfer(other, one)]).toEqual([expected, expected])
})
