import { expect, it } from 'vitest'
import type { Mutant } from './read-report.ts'
import { outdatedEntries, scoresOf } from './score.ts'

const file = 'cms/src/fees/amount.ts'
const survivor: Mutant = { file, line: 5, before: 'a < b', after: 'a <= b', isKilled: false }
const killed: Mutant = { file, line: 6, before: 'a * b', after: 'a / b', isKilled: true }
const elsewhere: Mutant = { ...killed, file: 'shared/src/fees/amount.ts' }
const entry = { file, before: 'a < b', after: 'a <= b', reason: 'Both are never equal.' }

it('scores each package that has mutants', () => {
  expect(scoresOf([survivor, killed, killed, killed, elsewhere], [])).toEqual([
    { name: 'shared', killed: 1, survivors: [], percent: 100 },
    { name: 'cms', killed: 3, survivors: [survivor], percent: 75 },
  ])
})

it('does not count equivalent mutants', () => {
  expect(scoresOf([survivor, killed], [entry])).toEqual([{ name: 'cms', killed: 1, survivors: [], percent: 100 }])
  expect(scoresOf([survivor, killed], [{ ...entry, after: 'a > b' }])[0]?.survivors).toEqual([survivor])
})

it.each([
  ['a test kills the mutant', [{ ...survivor, isKilled: true }], [entry]],
  ['the code has changed', [killed], [entry]],
  ['the mutant survives', [survivor, killed], []],
  ['the file was not mutated', [elsewhere], []],
])('when %s, the outdated entries are %#', (_, mutants, outdated) => {
  expect(outdatedEntries(mutants, [entry])).toEqual(outdated)
})
