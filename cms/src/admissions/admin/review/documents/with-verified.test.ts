import { expect, it } from 'vitest'
import type { ReviewData, ReviewedDocument } from '../review-data.ts'
import { withVerified } from './with-verified.ts'

const document = (id: string, state: ReviewedDocument['state']) =>
  ({ id, state, reason: 'Blurred', checked: 'Asha Rao' }) as ReviewedDocument
const loaded = (
  ...documents: ReviewedDocument[]
): Pick<ReviewData, 'documents' | 'obstacles' | 'obstaclesOnceChecked'> => ({
  documents,
  obstacles: ['Check the documents.', 'The fee is not paid.'],
  obstaclesOnceChecked: ['The fee is not paid.'],
})

it('shows accepted verifications, and what is in the way once all documents are checked', () => {
  const review = loaded(document('a', 'UNCHECKED'), document('b', 'REJECTED'), document('c', 'UNCHECKED'))
  const one = withVerified(review, ['a'])
  expect(one.documents).toMatchObject([
    { state: 'VERIFIED', reason: '', checked: '' },
    { reason: 'Blurred' },
    { state: 'UNCHECKED' },
  ])
  expect(one.obstacles).toEqual(review.obstacles)
  expect(withVerified(review, ['a', 'c']).obstacles).toEqual(review.obstaclesOnceChecked)
  expect(withVerified(review, [])).toBe(review)
})
