import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { chosenColumns, type ExportColumn } from './export-column.ts'
import { xlsxStream } from './xlsx.ts'

interface Row {
  text: string
  paise: number | null
  at: string
}
const columns: ExportColumn<Row>[] = [
  { name: 'text', label: 'Text', value: ({ text }) => text },
  { name: 'amount', label: 'Amount (₹)', as: 'amount', value: ({ paise }) => paise && paise / 100 },
  { name: 'count', label: 'Count', as: 'count', value: ({ paise }) => paise },
  { name: 'at', label: 'At', as: 'moment', value: ({ at }) => at },
  { name: 'day', label: 'Day', as: 'day', value: ({ at }) => at.slice(0, 10) },
]

async function read(rows: readonly Row[], header: 'labels' | 'names' = 'labels') {
  const slices = async function* () {
    yield rows
  }
  const stream = xlsxStream({ name: 'a-name-of-more-than-thirty-one-characters', columns, header, slices: slices() })
  const { sheets } = await readXlsx(new Uint8Array(await new Response(stream).arrayBuffer()))
  return sheets[0]?.rows ?? []
}

it('has numbers as numbers, and times as clocks in India show them', async () => {
  const [header, first, second] = await read([
    { text: 'a', paise: 123_456, at: '2026-11-21T12:03:00+05:30' },
    { text: 'b', paise: null, at: '2026-11-21 00:00:00' },
  ])
  expect(header).toEqual(['Text', 'Amount (₹)', 'Count', 'At', 'Day'])
  const at = new Date('2026-11-21T12:03:00Z')
  expect(first).toEqual(['a', 1234.56, 123_456, at, new Date('2026-11-21T00:00:00Z')])
  expect(second?.[3]).toEqual(new Date('2026-11-21T00:00:00Z'))
  expect((await read([], 'names'))[0]).toEqual(['text', 'amount', 'count', 'at', 'day'])
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', 'x\ny & <z> "q"', '2026-11-21'])('keeps %j as text', async (text) => {
  const [, row] = await read([{ text, paise: 1, at: '' }])
  expect(row?.[0]).toBe(text)
})

it('has no text that Excel refuses, and no controls of direction', async () => {
  const [, row] = await read([{ text: `${'x'.repeat(40_000)}`, paise: 1, at: 'never' }])
  expect(String(row?.[0])).toHaveLength(32_767)
  expect(row?.[3]).toBe('never')
  expect((await read([{ text: 'a\u202Eb', paise: 1, at: '' }]))[1]?.[0]).toBe('ab')
})

it('has the chosen columns in their order, and refuses unknown ones', () => {
  const namesOf = (chosen: string | null) => chosenColumns(columns, chosen).map(({ name }) => name)
  expect(namesOf(null)).toHaveLength(5)
  expect(namesOf('day, text')).toEqual(['text', 'day'])
  expect(() => namesOf('text,nothing')).toThrow('no column “nothing”')
  expect(() => namesOf('')).toThrow('at least one')
})
