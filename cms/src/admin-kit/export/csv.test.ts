import { expect, it } from 'vitest'
import { csvHeader, csvLines, csvRupees, csvTime } from './csv.ts'
import type { ExportColumn } from './export-column.ts'

const columns: ExportColumn<{ name: string }>[] = [
  { name: 'student', label: 'Student’s name', value: ({ name }) => name },
]
const cell = (name: string) => csvLines(columns, [{ name }])

it('starts with the byte order mark and labels, or stable names', () => {
  expect(csvHeader(columns, 'labels')).toBe('\uFEFFStudent’s name\r\n')
  expect(csvHeader(columns, 'names')).toBe('\uFEFFstudent\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '-5.00', '=HYPERLINK("https://x.example","y")'])(
  'does not let a spreadsheet run %j',
  (text) => {
    expect(cell(text).replace(/^"/, '')[0]).toBe("'")
  },
)

it('keeps quotes, separators, line breaks and scripts', () => {
  expect(cell('a "b", c')).toBe('"a ""b"", c"\r\n')
  expect(cell('one\ntwo')).toBe('"one\ntwo"\r\n')
  expect(cell('প্রিয়া ক্ষ ₹')).toBe('প্রিয়া ক্ষ ₹\r\n')
  expect(cell('')).toBe('\r\n')
})

it('writes no controls of direction, and at most four marks on a letter', () => {
  expect(cell('12\u202E ROAD\u2066')).toBe('12 ROAD\r\n')
  expect(cell(`a${'\u0301'.repeat(40)}`)).toBe(`a${'\u0301'.repeat(4)}\r\n`)
})

it('writes no line for no rows', () => {
  expect(csvLines(columns, [])).toBe('')
})

it('writes amounts in rupees and times in India', () => {
  const amounts: ExportColumn<number | null>[] = [{ name: 'amount', label: 'Amount', value: csvRupees }]
  expect(csvLines(amounts, [12_345_600, 5, 0, -1_050, null])).toBe('123456.00\r\n0.05\r\n0.00\r\n-10.50\r\n\r\n')
  expect([csvTime('2026-11-20T18:30:00.000Z'), csvTime(null)]).toEqual(['2026-11-21T00:00:00+05:30', ''])
})
