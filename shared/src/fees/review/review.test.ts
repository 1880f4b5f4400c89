import { expect, it } from 'vitest'
import { reviewsBefore } from './review.ts'
import { reviewSchema } from './staff-calls.ts'

it('a decision can be changed, but not repeated', () => {
  expect(reviewsBefore('APPROVED')).toEqual(['PENDING', 'REJECTED'])
  expect(reviewsBefore('REJECTED')).toEqual(['PENDING', 'APPROVED'])
})

it('the body needs the revision that the decision is based on', () => {
  expect(reviewSchema.parse({ decision: 'APPROVED', revision: 0 })).toEqual({
    decision: 'APPROVED',
    reason: '',
    revision: 0,
  })
  for (const revision of [undefined, 'x', 1.5]) {
    expect(reviewSchema.safeParse({ decision: 'APPROVED', revision }).success).toBe(false)
  }
})
