import { expect, it } from 'vitest'
import { csvHeader, csvLines } from '../../../platform/export/csv.ts'
import { importWords } from '../words.ts'
import { MAX_ROWS, readTable } from './read-table.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readTable(bytes(text))

it('reads back what an export writes, formulas included', () => {
  const names = ['=1+1', '-5', '+x', '@a', '＝1', 'a "b", c', 'one\ntwo', 'প্রিয়া ক্ষ ₹', "it's"]
  const columns = [{ name: 'name', label: 'Title', value: (name: string) => name }]
  const text = csvHeader(columns, 'labels') + csvLines(columns, names)
  expect(read(text)).toEqual({
    header: ['Title'],
    rows: names.map((name, index) => ({ row: index + 2, cells: [name] })),
  })
})

it.each([
  ['semicolons', 'Title;Author\nA;B\n'],
  ['tabs', 'Title\tAuthor\r\nA\tB\r\n'],
  ['old line ends', 'Title,Author\rA,B\r'],
])('reads files with %s', (_, text) => {
  expect(read(text)).toEqual({ header: ['Title', 'Author'], rows: [{ row: 2, cells: ['A', 'B'] }] })
})

it('reads UTF-16 as Excel writes it', () => {
  const text = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Title\tAuthor\nশ্রী\tB\n', 'utf16le')])
  expect(readTable(text)).toMatchObject({ rows: [{ cells: ['শ্রী', 'B'] }] })
})

it('counts rows as a spreadsheet does, and skips empty ones', () => {
  expect(read('Title,Author\n"two\nlines",x\n,\n\nA,B\n')).toMatchObject({ rows: [{ row: 2 }, { row: 5 }] })
})

it.each([
  ['an empty file', '', importWords.emptyFile],
  ['headings only', 'Title\n', importWords.emptyFile],
  ['an unclosed quotation mark', 'Title\nA\n"B\nC\n', importWords.broken(3)],
  ['text after a quotation mark', 'Title\n"A"B\n', importWords.broken(2)],
  ['a row without end', `Title\n"${'x\n'.repeat(40_000)}`, importWords.longRow(2)],
  ['too many rows', `Title\n${'x\n'.repeat(MAX_ROWS + 1)}`, importWords.tooManyRows(MAX_ROWS)],
])('refuses %s', (_, text, problem) => expect(read(text)).toEqual({ problem }))

it('refuses bytes that are not text', () => {
  expect(readTable(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toEqual({ problem: importWords.notText })
  expect(readTable(new Uint8Array([0xe9, 0x2c, 0xff]))).toEqual({ problem: importWords.notText })
  expect(readTable(new Uint8Array(2_000_001))).toEqual({ problem: importWords.tooLarge(2) })
})
