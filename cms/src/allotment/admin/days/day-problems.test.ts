import type { Step } from '@pravesh/shared/allotment/process/steps'
import { describe, expect, it } from 'vitest'
import { dayProblems, shownDayFields } from './day-problems.ts'

const ROUND: Step = { kind: 'rounds', round: 2, first: '2026-08-12', last: '2026-08-10' }

describe('the problems of the days of a step', () => {
  const of = (fields: Record<string, string>) => dayProblems({ fields }, ROUND, 4)

  it('are none where others have some', () => {
    expect(of({ 'steps/rounds/1/last': 'Wrong.', 'steps.3.first': 'Wrong.', 'steps/rounds': 'Wrong.' })).toEqual([])
  })

  it('are about the day that the message names, and about both for the step', () => {
    expect(of({ 'steps/rounds/2/last': 'Too early.' })).toEqual([{ message: 'Too early.', days: ['last'] }])
    expect(of({ 'steps.4.first': 'Enter a day.', 'steps/rounds/2': 'It stays.' })).toEqual([
      { message: 'It stays.', days: ['first', 'last'] },
      { message: 'Enter a day.', days: ['first'] },
    ])
  })

  it('stand beside the step, and not in the summary again', () => {
    const shown = shownDayFields([ROUND])
    for (const field of ['steps/rounds/2', 'steps/rounds/2/first', 'steps/rounds/2/last', 'steps.0.last'])
      expect(shown).toContain(field)
    for (const field of ['steps', 'steps/rounds', 'steps/rounds/1/last', 'steps.1.last'])
      expect(shown).not.toContain(field)
  })
})
