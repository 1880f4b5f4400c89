import { expect, test } from 'vitest'
import { aPicture } from '../../test/page-records.ts'
import { focusOf } from './picture.ts'

test.each([
  [{ x: 50, y: 50 }, {}],
  [{ x: 0, y: 54 }, { 'data-focus-x': 0 }],
  [
    { x: 96, y: 33 },
    { 'data-focus-x': 100, 'data-focus-y': 30 },
  ],
])('cuts a picture with %j in view by %j', (focus, attributes) => {
  expect(focusOf({ ...aPicture('a', 'A'), focus })).toEqual(attributes)
})
