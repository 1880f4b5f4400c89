import { describe, expect, it } from 'vitest'
import { hasBegun, isOver, lateChoiceDays, openNow } from './open-now.ts'
import type { Step } from './steps.ts'

const STEPS: Step[] = [
  { kind: 'apply', first: '2026-06-01', last: '2026-06-10' },
  { kind: 'correct', first: '2026-06-08', last: '2026-06-12' },
  { kind: 'provisional-list', first: '2026-06-14', last: '2026-06-14' },
  { kind: 'objections', first: '2026-06-15', last: '2026-06-17' },
  { kind: 'final-list', first: '2026-06-20', last: '2026-06-20' },
  { kind: 'choices', first: '2026-06-21', last: '2026-06-25' },
  { kind: 'rounds', round: 2, first: '2026-07-10', last: '2026-07-12' },
  { kind: 'rounds', round: 1, first: '2026-07-01', last: '2026-07-03' },
  { kind: 'joining', first: '2026-07-02', last: '2026-07-20' },
  { kind: 'university-return', first: '2026-07-25', last: '2026-07-25' },
]

const NAMES = ['marks', 'objections', 'choices', 'lateChoices', 'joining'] as const

describe('what is open', () => {
  it.each([
    ['2026-05-31', [], null],
    ['2026-06-01', ['marks'], null],
    ['2026-06-12', ['marks'], null],
    ['2026-06-13', [], null],
    ['2026-06-15', ['objections'], null],
    ['2026-06-25', ['choices'], null],
    ['2026-06-26', [], null],
    ['2026-07-02', ['joining'], 1],
    ['2026-07-03', ['joining'], 1],
    ['2026-07-04', ['lateChoices', 'joining'], null],
    ['2026-07-09', ['lateChoices', 'joining'], null],
    ['2026-07-10', ['joining'], 2],
    ['2026-07-21', [], null],
  ] as const)('on %s', (day, names, round) => {
    const open = openNow({ state: 'open', steps: STEPS }, day)
    expect(NAMES.filter((name) => open[name])).toEqual(names)
    expect(open.round).toBe(round)
  })

  it.each(['draft', 'closed'] as const)('is nothing in a process that is %s', (state) => {
    const open = openNow({ state, steps: STEPS }, '2026-06-15')
    expect([NAMES.some((name) => open[name]), open.round]).toEqual([false, null])
  })

  it('is no late choice with one round', () => {
    const steps = STEPS.filter(({ round }) => round !== 2)
    expect(openNow({ state: 'open', steps }, '2026-07-04').lateChoices).toBe(false)
  })
})

it('late choices need a day between the last two rounds', () => {
  expect(lateChoiceDays(STEPS)).toEqual({ first: '2026-07-04', last: '2026-07-09' })
  expect(lateChoiceDays(STEPS.map((step) => (step.round === 2 ? { ...step, first: '2026-07-04' } : step)))).toBeNull()
})

it('a step begins with its first day and is over after its last', () => {
  const of = (day: string) => [hasBegun(STEPS, 'rounds', day), isOver(STEPS, 'rounds', day)]
  expect(['2026-06-30', '2026-07-01', '2026-07-04', '2026-07-12', '2026-07-13'].map(of)).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [true, false],
    [true, true],
  ])
  expect(isOver([], 'rounds', '2026-07-13')).toBe(false)
})
