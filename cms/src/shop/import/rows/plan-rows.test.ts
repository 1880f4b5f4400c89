import { expect, it } from 'vitest'
import { importWords } from '../words.ts'
import type { BookValues } from './book-values.ts'
import { planRows, type StoredBook } from './plan-rows.ts'
import { readHeader } from './read-header.ts'
import { readRow } from './read-row.ts'

const values: BookValues = {
  name: 'Anatomy',
  author: 'A. Sen',
  publisher: 'Saptaparni',
  course: 'BED',
  semester: '1',
  language: 'Bengali',
  pricePaise: 32_050,
  pages: 248,
  isbn: '9780306406157',
  edition: '',
  description: '',
  lengthCm: 24,
  widthCm: null,
  heightCm: null,
  weightGrams: 450,
  active: true,
}
const stored: StoredBook = { ...values, id: 'b1', copies: 5, isDraft: false, updatedAt: '2026-11-20T10:00:00.000Z' }

const complete = {
  ID: '',
  Title: 'Botany',
  Author: 'B. Roy',
  Publisher: 'Deepstambh',
  Course: 'B.Ed',
  Semester: '2nd Semester',
  Language: 'Hindi',
  'Price (₹)': '250',
  Pages: '120',
}

/** Plans rows that are given by heading. */
function plan(sent: readonly Record<string, string>[], books: readonly StoredBook[] = [stored], titles = new Map()) {
  const header = readHeader(Object.keys(sent[0] ?? {}))
  if ('problem' in header) throw new Error(header.problem)
  const rows = sent.map((cells, index) => readRow({ header, row: index + 2, cells: Object.values(cells) }))
  return planRows({ rows, books: new Map(books.map((book) => [book.id, book])), titles })
}

it('shows old and new values of changed fields only, and ignores what the file does not have', () => {
  const { planned, errors, unchanged } = plan([
    { ID: 'b1', Title: 'Anatomy', 'Price (₹)': '₹1,350.50', Course: 'bed', 'Copies to add': '-2' },
  ])
  expect(errors).toEqual([])
  expect(unchanged).toBe(0)
  expect(planned).toMatchObject([
    {
      row: 2,
      id: 'b1',
      basedOn: stored.updatedAt,
      title: 'Anatomy',
      values: { pricePaise: 1_35_050 },
      addCopies: -2,
      changes: [
        { column: 'Price (₹)', from: '320.50', to: '1350.50' },
        { column: 'Copies in stock', from: '5', to: '3' },
      ],
      warning: '',
    },
  ])
})

it('finds nothing to change in an unchanged export, also when the stock has changed since', () => {
  const row = {
    ID: 'b1',
    Title: 'Anatomy',
    'Price (₹)': '320.50',
    'Length (cm)': '24',
    'Width (cm)': '',
    'Copies in stock': '9',
  }
  expect(plan([row])).toMatchObject({ planned: [], errors: [], unchanged: 1, ignoresCopies: true })
})

it('adds a complete book with initial values for what is missing', () => {
  const { planned, errors } = plan([{ ...complete, 'Copies to add': '12' }])
  expect(errors).toEqual([])
  expect(planned).toMatchObject([
    {
      id: null,
      basedOn: null,
      title: 'Botany',
      addCopies: 12,
      values: { active: true, semester: '2', weightGrams: null },
    },
  ])
})

it('reads ISBN and edition, and sees that another spelling of an ISBN is the same', () => {
  const { planned, errors } = plan([{ ID: 'b1', ISBN: '0-306-40615-2', Edition: '2nd edition, 2026' }])
  expect([planned[0]?.changes, errors]).toEqual([[{ column: 'Edition', from: '', to: '2nd edition, 2026' }], []])
  const added = plan([
    { ...complete, ISBN: '978-0-8044-2957-3' },
    { ...complete, Title: 'Zoology', ISBN: '978-0-8044-2957-4' },
  ])
  expect(added.planned).toMatchObject([{ values: { isbn: '9780804429573', edition: '' } }])
  expect(added.errors).toEqual([{ row: 3, column: 'ISBN', message: importWords.isbn }])
})

it('names row, column and what is expected for each wrong cell', () => {
  const { errors, planned } = plan([
    { ...complete, Semester: 'fifth', 'Price (₹)': '1.5 lakh', Pages: '12.5' },
    { ...complete, Title: '', 'Price (₹)': '' },
  ])
  expect(planned).toEqual([])
  expect(errors.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Semester'],
    [2, 'Price (₹)'],
    [2, 'Pages'],
    [3, 'Title'],
    [3, 'Price (₹)'],
  ])
  expect(errors[0]?.message).toBe('Enter 1st Semester, 2nd Semester, 3rd Semester or 4th Semester.')
  expect(errors[2]?.message).toBe('Enter a whole number from 1 to 10,000, in digits only.')
})

it.each([
  ['an unknown id', [{ ...complete, ID: 'nothing' }], importWords.unknownId],
  [
    'the same book twice',
    [
      { ...complete, ID: 'b1' },
      { ...complete, ID: 'b1' },
    ],
    importWords.twice(2),
  ],
  ['the same new book twice', [complete, { ...complete, Title: 'BOTANY ' }], importWords.sameNewTitle(2)],
  ['more copies than there are', [{ ...complete, ID: 'b1', 'Copies to add': '-6' }], importWords.tooFew(5)],
  ['a new book below zero', [{ ...complete, 'Copies to add': '-1' }], importWords.negativeStart],
])('refuses %s', (_, rows, message) => {
  const { errors } = plan(rows)
  expect(errors.map((error) => error.message)).toEqual([message])
})

it('refuses a new book that exists already, and a book with unpublished changes', () => {
  const titles = new Map([['botany b. roy deepstambh', 'b7']])
  expect(plan([complete], [], titles).errors).toEqual([{ row: 2, column: 'ID', message: importWords.sameTitle('b7') }])
  expect(plan([{ ...complete, ID: 'b1' }], [{ ...stored, isDraft: true }]).errors[0]?.message).toBe(importWords.draft)
})

it('warns of a price that changes by a factor of ten', () => {
  expect(plan([{ ID: 'b1', 'Price (₹)': '32.05' }]).planned[0]?.warning).toBe(importWords.unusualPrice)
})

it('refuses unknown, repeated and missing headings, and rows of another length', () => {
  expect(readHeader(['Title', 'Pice'])).toMatchObject({ problem: expect.stringContaining('“Pice”') })
  expect(readHeader(['Title', 'name'])).toEqual({ problem: importWords.twiceColumn('Title') })
  expect(readHeader(['Author'])).toEqual({ problem: importWords.noKey })
  const row = readRow({ header: ['id', 'name'], row: 7, cells: ['b1'] })
  expect(row.errors).toEqual([{ row: 7, column: '', message: importWords.cells(2, 1) }])
})
