import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { allot } from '../engine/allot.ts'
import { runOf } from '../fixtures/described-run.ts'
import { randomRun } from '../fixtures/random-run.ts'
import { canonicalText } from './canonical-text.ts'
import { checkInput } from './check-input.ts'
import { publishedFile } from './published-file.ts'
import type { RunInput } from './run-input.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const run = runOf({
  moves: [['OBC', 'UR']],
  units: { A: { UR: { seats: 2, minimum: { W: 1 } }, OBC: 1 }, B: { UR: 1, SC: 1 } },
  candidates: { one: '90 SC W A>B', two: '80 - A', three: '70 OBC B' },
  held: { one: ['B', 'SC', 'float'] },
})

describe('an input', () => {
  it('without an error', () => expect(checkInput(run)).toEqual([]))

  const change = (path: string, change: (row: never) => unknown): RunInput => {
    const copy = structuredClone(run) as unknown as Record<string, unknown[]>
    const [list = '', row = '0'] = path.split('/')
    const rows = copy[list] ?? []
    rows[Number(row)] = change(rows[Number(row)] as never)
    return copy as unknown as RunInput
  }
  it.each<[string, string, RunInput]>([
    ['moves-in-a-circle', 'UR', { ...run, moves: [...run.moves, { from: 0, to: 1 }, { from: 1, to: 2 }] }],
    [
      'held-above-capacity',
      'B SC',
      change('units/1', (unit: RunInput['units'][0]) => ({
        ...unit,
        seats: unit.seats.with(1, { capacity: 0, minimum: [0, 0] }),
      })),
    ],
    [
      'equal-merit',
      'two',
      change('candidates/1', (row: RunInput['candidates'][0]) => ({ ...row, merit: [[900_000]] })),
    ],
    ['same-key', 'one', change('candidates/1', (row: RunInput['candidates'][0]) => ({ ...row, key: 'one' }))],
    ['held-category', 'one', change('candidates/0', (row: RunInput['candidates'][0]) => ({ ...row, category: 2 }))],
    [
      'held-without-merit',
      'one',
      change('candidates/0', (row: RunInput['candidates'][0]) => ({ ...row, merit: [null] })),
    ],
    ['too-many-groups', '9', { ...run, groups: [...'abcdefghi'] }],
  ])('is refused for %s', (code, at, wrong) => expect(checkInput(wrong)).toContainEqual({ code, at }))
})

describe('the published file', () => {
  const file = (input: RunInput) =>
    publishedFile({
      title: 'D.El.Ed 2026',
      round: 1,
      rulePack: { name: 'WB', version: '1' },
      input,
      result: allot(input),
      sha256,
    })

  it('has the same bytes, in whichever order a database returns the fields', () => {
    const reversed = JSON.parse(JSON.stringify(run), (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    )
    expect(file(reversed)).toBe(file(run))
    const large = randomRun({ seed: 1, candidates: 300, units: 10, choices: 8, groups: 2, moves: true })
    expect(file(structuredClone(large))).toBe(file(large))
  })

  it('names the hash of each line', () => {
    const [header = '', input = '', result = ''] = file(run).split('\n')
    expect(JSON.parse(header)).toMatchObject({ inputHash: sha256(input), resultHash: sha256(result) })
    expect(input).toBe(canonicalText(run))
  })
})
