import { expect, it } from 'vitest'
import { type MutationReport, readReport } from './read-report.ts'

const file = 'shared/src/fees/amount.ts'
const source = `export function amountOf(units: number) {
  if (units < 0) {
    return 0
  }
  return units * 100
}`

type Reported = MutationReport['files'][string]['mutants'][number]

const product: Reported = {
  status: 'Killed',
  replacement: 'units / 100',
  location: { start: { line: 5, column: 10 }, end: { line: 5, column: 21 } },
}
const block: Reported = {
  status: 'Killed',
  replacement: '{}',
  location: { start: { line: 2, column: 18 }, end: { line: 4, column: 4 } },
}

const read = (...mutants: Reported[]) => readReport({ files: { [file]: { source, mutants } } })

it('reads what a mutant changes, in one line', () => {
  expect(read(product, block)).toEqual([
    { file, line: 5, before: 'units * 100', after: 'units / 100', isKilled: true },
    { file, line: 2, before: '{ return 0 }', after: '{}', isKilled: true },
  ])
})

it.each<[Reported['status'], boolean[]]>([
  ['Killed', [true]],
  ['Timeout', [true]],
  ['Survived', [false]],
  ['NoCoverage', [false]],
  ['Ignored', []],
  ['CompileError', []],
  ['RuntimeError', []],
  ['Pending', []],
])('%s counts as %j', (status, counted) => {
  expect(read({ ...product, status }).map(({ isKilled }) => isKilled)).toEqual(counted)
})
