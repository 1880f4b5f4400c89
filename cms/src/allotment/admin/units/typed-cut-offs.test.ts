import { expect, it } from 'vitest'
import { readCutOffs, typedCutOffs } from './typed-cut-offs.ts'

const cutOffs = { session: '2024-2026', source: 'List of 2 July 2024', scores: { UR: 625_000, 'OBC-A': 550_050 } }
const units = [{ code: 'SHAL-HIST', cutOffs }, { code: 'KANG-HIST' }, { code: '' }]

it('shows what is stored as a table that can be pasted back', () => {
  const typed = typedCutOffs(units, ['UR', 'SC', 'OBC-A'])
  expect(typed).toEqual({
    session: '2024-2026',
    source: 'List of 2 July 2024',
    table: '\tUR\tSC\tOBC-A\nSHAL-HIST\t62.5\t\t55.005\nKANG-HIST\t\t\t',
  })
  expect(readCutOffs(typed.table, units)).toEqual({ scores: new Map([['SHAL-HIST', cutOffs.scores]]), problems: [] })
})

it('reads commas, empty lines, spaces and small letters', () => {
  const { scores, problems } = readCutOffs('code, ur , sc\r\n\r\n KANG-HIST , 70 , 64.25\r\n', units)
  expect(problems).toEqual([])
  expect(scores).toEqual(new Map([['KANG-HIST', { UR: 700_000, SC: 642_500 }]]))
})

it('names what it cannot read, by its line', () => {
  const table = [
    'Code\tUR\tGeneral',
    'SHAL-HIST\t62.50001\t60',
    'SHAL-HIST\tfull',
    'BANK\t50',
    '\t50',
    'KANG-HIST\t\t\t7',
  ]
  expect(readCutOffs(table.join('\n'), units).problems).toEqual([
    { code: 'category', text: 'General' },
    { code: 'score', line: 2, text: '62.50001' },
    { code: 'twice', line: 3, text: 'SHAL-HIST' },
    { code: 'score', line: 3, text: 'full' },
    { code: 'unit', line: 4, text: 'BANK' },
    { code: 'unit', line: 5, text: '' },
    { code: 'score', line: 6, text: '7' },
  ])
})

it('finds nothing in an empty table', () => {
  expect(readCutOffs('', units)).toEqual({ scores: new Map(), problems: [] })
})
