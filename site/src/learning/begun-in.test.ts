import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { expect, it } from 'vitest'
import { begunIn } from './begun-in.ts'

it('finds the purchases whose state this page knows', () => {
  const known = { courseId: 'a', owed: anOwedView('undecided') }
  expect(begunIn({ begun: [known, { courseId: 'b', owed: { state: 'later' } }, { courseId: 'c' }] })).toEqual([known])
  expect(begunIn({})).toEqual([])
})
