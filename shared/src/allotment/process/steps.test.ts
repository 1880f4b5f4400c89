import { describe, expect, it } from 'vitest'
import { checkSteps, type Step, stepsOn } from './steps.ts'

const STEPS: Step[] = [
  { kind: 'apply', first: '2026-07-01', last: '2026-07-20' },
  { kind: 'correct', first: '2026-07-10', last: '2026-07-22' },
  { kind: 'provisional-list', first: '2026-07-25', last: '2026-07-25' },
  { kind: 'objections', first: '2026-07-26', last: '2026-07-28' },
  { kind: 'final-list', first: '2026-07-31', last: '2026-07-31' },
  { kind: 'choices', first: '2026-08-01', last: '2026-08-05' },
  { kind: 'rounds', round: 1, first: '2026-08-07', last: '2026-08-10' },
  { kind: 'rounds', round: 2, first: '2026-08-12', last: '2026-08-14' },
  { kind: 'joining', first: '2026-08-08', last: '2026-08-20' },
  { kind: 'university-return', first: '2026-08-21', last: '2026-08-21' },
]
const changed = (kind: Step['kind'], change: Partial<Step>, round?: number) =>
  STEPS.map((step) => (step.kind === kind && step.round === round ? { ...step, ...change } : step))

describe('the days of a process', () => {
  it('follow each other; corrections and joining may run beside the step before', () => {
    const joining = changed('joining', { first: '2026-08-12' })
    expect(checkSteps(joining)).toEqual([])
  })

  it.each<[string, Step[], object]>([
    ['a step is missing', STEPS.filter(({ kind }) => kind !== 'objections'), { code: 'missing', kind: 'objections' }],
    [
      'a day does not exist',
      changed('choices', { last: '2026-08-32' }),
      { code: 'not-a-day', kind: 'choices', day: 'last' },
    ],
    [
      'a first day does not exist',
      changed('choices', { first: '2026-08-32' }),
      { code: 'not-a-day', kind: 'choices', day: 'first' },
    ],
    [
      'a step ends before it begins',
      changed('choices', { last: '2026-07-31' }),
      { code: 'ends-before-it-begins', kind: 'choices', day: 'last' },
    ],
    [
      'objections begin with the list',
      changed('objections', { first: '2026-07-25' }),
      { code: 'before-the-step-before', kind: 'objections', day: 'first' },
    ],
    [
      'corrections begin before applications',
      changed('correct', { first: '2026-06-30' }),
      { code: 'before-the-step-before', kind: 'correct', day: 'first' },
    ],
    [
      'corrections end before applications',
      changed('correct', { last: '2026-07-19' }),
      { code: 'ends-before-the-step-before', kind: 'correct', day: 'last' },
    ],
    [
      'joining ends before the last round',
      changed('joining', { first: '2026-08-12', last: '2026-08-13' }),
      { code: 'ends-before-the-step-before', kind: 'joining', day: 'last' },
    ],
    [
      'two rounds overlap',
      changed('rounds', { first: '2026-08-10' }, 2),
      { code: 'overlaps-round', kind: 'rounds', round: 2, day: 'first' },
    ],
    ['a round has a wrong number', changed('rounds', { round: 3 }, 2), { code: 'round-numbers', kind: 'rounds' }],
  ])('are refused when %s', (_, steps, error) => expect(checkSteps(steps)).toContainEqual(error))
})

it.each([
  ['2026-06-30', [], 'apply'],
  ['2026-07-20', ['apply', 'correct'], 'provisional-list'],
  ['2026-07-30', [], 'final-list'],
  ['2026-08-09', ['rounds', 'joining'], 'rounds'],
  ['2026-08-22', [], undefined],
] as const)('on %s, %j is open and %s comes next', (day, open, next) => {
  const found = stepsOn(STEPS, day)
  expect(found.open.map(({ kind }) => kind)).toEqual(open)
  expect(found.next?.kind).toBe(next)
})
