import { expect, it } from 'vitest'
import { applicationIn, applicationsIn } from './applications-in.ts'

const view = { id: '7' }

it('reads applications in the order of the response', () =>
  expect(applicationsIn([{ view }, { view: { id: '3' } }]).map(({ id }) => id)).toEqual(['7', '3']))

it.each([undefined, null, 'no', {}, [null], [{ _id: '7' }], [{ view: null }], [{ view: 'x' }]])(
  'finds none in %j',
  (result) => expect(applicationsIn(result)).toEqual([]),
)

it('reads a single application', () => {
  expect(applicationIn({ view })).toEqual(view)
  expect(applicationIn(null)).toBeNull()
})
