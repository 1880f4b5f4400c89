import { expect, it } from 'vitest'
import { csvHeader, csvLines } from '../../../admin-kit/export/csv.ts'
import { parseCsv } from './parse-csv.ts'

const limits = { maxRows: 50, maxRowLength: 5000 }
const parse = (bytes: Uint8Array) => parseCsv({ bytes, ...limits })
const read = (text: string) => parse(new TextEncoder().encode(text))

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
  expect(parse(text)).toMatchObject({ rows: [{ cells: ['শ্রী', 'B'] }] })
})

it('counts rows as a spreadsheet does, and skips empty ones', () => {
  expect(read('Title,Author\n"two\nlines",x\n,\n\nA,B\n')).toMatchObject({ rows: [{ row: 2 }, { row: 5 }] })
})

it.each([
  ['an empty file', '', { problem: 'empty' }],
  ['headings only', 'Title\n', { problem: 'empty' }],
  ['an unclosed quotation mark', 'Title\nA\n"B\nC\n', { problem: 'broken', row: 3 }],
  ['text after a quotation mark', 'Title\n"A"B\n', { problem: 'broken', row: 2 }],
  ['a row without end', `Title\n"${'x\n'.repeat(4000)}`, { problem: 'longRow', row: 2 }],
  ['too many rows', `Title\n${'x\n'.repeat(51)}`, { problem: 'tooManyRows' }],
])('refuses %s', (_, text, problem) => expect(read(text)).toEqual(problem))

it('drops cells beyond those of any table', () => {
  expect(read(`Title\nx${','.repeat(4000)}\n`)).toMatchObject({ rows: [{ cells: { length: 100 } }] })
})

it('refuses bytes that are not text', () => {
  expect(parse(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toEqual({ problem: 'notText' })
  expect(parse(new Uint8Array([0xe9, 0x2c, 0xff]))).toEqual({ problem: 'notText' })
})
