import { expect, it } from 'vitest'
import { discontinuedPaise, SPECIFIED_CLAUSE } from './agreed-terms.ts'

it('has the clause of the specification, word for word', () => {
  expect(SPECIFIED_CLAUSE).toBe(
    'If the student discontinues, 75% of the total course fee is owed; no refund after discontinuance.',
  )
})

it.each([
  [12_345_600, 9_259_200],
  [1, 1],
  [2, 2],
  [4, 3],
  [0, 0],
])('of %i paise, a student who discontinues owes %i', (fee, owed) => expect(discontinuedPaise(fee)).toBe(owed))
