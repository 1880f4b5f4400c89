import { expect, it } from 'vitest'
import { stepOfDraft } from './draft-place.ts'
import type { StepNumber } from './steps.ts'

const place = (step: StepNumber) => ({ step, question: null })

it.each([
  ['nothing is done', false, false, undefined, 1],
  ['the details are done', true, false, undefined, 2],
  ['steps 1 and 2 are done', true, true, undefined, 3],
  ['it was left at the details again', true, true, place(1), 1],
  ['it was left at the agreement', true, true, place(3), 3],
  ['it was left at the fee', true, true, place(4), 3],
  ['a step before the one where it was left is not done', true, false, place(4), 2],
] as const)('when %s, a draft goes on with its step', (_, detailsSaved, educationSaved, left, step) => {
  expect(stepOfDraft({ detailsSaved, educationSaved, place: left })).toBe(step)
})
