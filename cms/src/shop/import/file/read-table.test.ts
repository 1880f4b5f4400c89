import { expect, it } from 'vitest'
import { inPortal } from '../../../../test/in-portal.ts'
import { CheckFailed } from '../../../storage/uploads/checks/check-limits.ts'
import { CheckPool } from '../../../storage/uploads/checks/check-pool.ts'
import { parseCsv } from '../../../storage/uploads/csv/parse-csv.ts'
import { importWords } from '../words.ts'
import { readTable } from './read-table.ts'

type Run = CheckPool['run']

/** A portal that checks files in this process. */
const portalWith = (run: Run) => inPortal({ checkPool: Object.assign(new CheckPool(), { run }) })

const parsing = (async (_, input) => parseCsv(input as Parameters<typeof parseCsv>[0])) as Run

const read = (text: string | Uint8Array, run = parsing) =>
  readTable({ payload: portalWith(run), person: 'staff:1', bytes: Buffer.from(text) })

const rowsOf = (count: number) => `Title\n${'A book\n'.repeat(count)}`

it('reads headings and rows', async () => {
  expect(await read('Title,Price\nA book,120')).toEqual({
    header: ['Title', 'Price'],
    rows: [{ row: 2, cells: ['A book', '120'] }],
  })
})

it('reads a file of 2 MB and refuses a larger one', async () => {
  const largest = `Title\n${`${'x'.repeat(39_999)}\n`.repeat(50)}`.slice(-2_000_000)
  expect(await read(largest)).toHaveProperty('rows')
  expect(await read(`${largest}\n`)).toEqual({ problem: importWords.tooLarge(2) })
})

it('reads 5,000 rows and refuses more', async () => {
  expect(await read(rowsOf(5000))).toHaveProperty('rows')
  expect(await read(rowsOf(5001))).toEqual({ problem: importWords.tooManyRows(5000) })
})

it.each([
  ['no rows', 'Title\n', importWords.emptyFile],
  ['a workbook', 'PK\0\0', importWords.notText],
  ['an open quotation mark', 'Title\n"A book', importWords.broken(2)],
  ['a row that is too long', `Title\n"${'x'.repeat(60_000)}"`, importWords.longRow(2)],
])('says what is wrong with %s', async (_, text, problem) => {
  expect(await read(text)).toEqual({ problem })
})

it('takes a file whose check does not finish for one that cannot be read', async () => {
  const failing: Run = () => Promise.reject(new CheckFailed('cpu'))
  expect(await read('Title\nA book', failing)).toEqual({ problem: importWords.notText })
})

it('passes on that too many files are checked', async () => {
  const busy: Run = () => Promise.reject(new Error('Busy.'))
  await expect(read('Title\nA book', busy)).rejects.toThrow('Busy.')
})
