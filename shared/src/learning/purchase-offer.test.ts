import { expect, it } from 'vitest'
import { anOwedView } from '../payments/fixtures/owed.ts'
import { purchaseOffer } from './purchase-offer.ts'

const begun = [
  { courseId: 'a', owed: anOwedView('undecided') },
  { courseId: 'a', owed: anOwedView('failed') },
  { courseId: 'b', owed: anOwedView('checking') },
]

it('offers each course by its own latest purchase', () => {
  const offers = ['a', 'b', 'c', 'd'].map((id) => purchaseOffer(id, { boughtIds: ['c'], begun }).action)
  expect(offers).toEqual([null, null, 'watch', 'buy'])
  expect(purchaseOffer('a', { boughtIds: ['a'], begun })).toMatchObject({ action: 'watch', message: '' })
})
