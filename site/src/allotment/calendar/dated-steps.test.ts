import { expect, it } from 'vitest'
import { datedSteps } from './dated-steps.ts'

it('puts the steps in the order of their days, with their place in time', () => {
  const steps = [
    { kind: 'rounds', round: 2, first: '2026-07-10', last: '2026-07-14' },
    { kind: 'choices', first: '2026-07-01', last: '2026-07-03' },
    { kind: 'correct', first: '2026-06-01', last: '2026-06-30' },
    { kind: 'rounds', round: 1, first: '2026-07-03', last: '2026-07-08' },
  ] as const
  const on = (today: string) => datedSteps(steps, today).map(({ step, when }) => `${step.kind} ${when}`)
  expect(on('2026-07-03')).toEqual(['correct past', 'choices now', 'rounds now', 'rounds later'])
  expect(on('2026-07-04')).toEqual(['correct past', 'choices past', 'rounds now', 'rounds later'])
})
