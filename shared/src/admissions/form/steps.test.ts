import { describe, expect, it } from 'vitest'
import { furthestStep, openStep, STEPS } from './steps.ts'

const yesNo = [false, true]
const everyProgress = yesNo.flatMap((detailsSaved) =>
  yesNo.flatMap((educationSaved) =>
    yesNo.map((agreementAccepted) => ({ detailsSaved, educationSaved, agreementAccepted })),
  ),
)

it('the wizard has four steps', () => {
  expect(STEPS.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(STEPS.slice(2).map(({ title }) => title)).toEqual(['Aggreement Copy', 'Application Fees Payment Structure'])
})

it.each([
  [false, false, false, 1],
  [true, false, false, 2],
  [true, true, false, 3],
  [true, true, true, 4],
  // Later steps do not count while an earlier one is incomplete.
  [false, true, true, 1],
  [true, false, true, 2],
])(
  'with details %s, education %s and agreement %s, opens up to step %i',
  (detailsSaved, educationSaved, agreementAccepted, step) => {
    expect(furthestStep({ detailsSaved, educationSaved, agreementAccepted })).toBe(step)
  },
)

describe.each(everyProgress)('%j', (progress) => {
  it.each([1, 2, 3, 4, 0, 5, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'opens a valid step for the request %d',
    (requested) => {
      const open = openStep(requested, progress)
      expect(open).toBeLessThanOrEqual(furthestStep(progress))
      expect(openStep(open, progress)).toBe(open)
      const possible = STEPS.some(({ number }) => number === requested) && requested <= furthestStep(progress)
      expect(open).toBe(possible ? requested : furthestStep(progress))
    },
  )
})
