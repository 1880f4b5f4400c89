import { BEGUN_FIELD } from '@pravesh/shared/learning/wire'
import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { expect, it } from 'vitest'
import { begunIn } from './begun-in.ts'

it('finds the purchases whose state this page knows', () => {
  const known = { courseId: 'a', owed: anOwedView('undecided') }
  expect(
    begunIn({ begun: [known, { courseId: 'b', owed: { state: 'later' } }, { courseId: 'c' }] }, BEGUN_FIELD),
  ).toEqual([known])
  expect(begunIn({}, BEGUN_FIELD)).toEqual([])
})
