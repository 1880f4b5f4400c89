import { expect, it } from 'vitest'
import { reviewsBefore } from './review.ts'
import { MAX_REVIEWED, reviewManySchema, reviewSchema } from './staff-calls.ts'

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

it('a decision on several needs each due once, with its revision, up to a full page of the list', () => {
  const dues = Array.from({ length: MAX_REVIEWED + 1 }, (_, n) => ({ id: `due-${n}`, revision: n }))
  const parse = (chosen: unknown) => reviewManySchema.safeParse({ decision: 'APPROVED', dues: chosen }).success
  expect(parse(dues.slice(1))).toBe(true)
  for (const chosen of [dues, [], [dues[0], dues[0]], [{ id: 'due-1' }], [{ id: '', revision: 0 }], undefined]) {
    expect(parse(chosen)).toBe(false)
  }
})
