import { expect, it } from 'vitest'
import { freeTop } from './uncovered.ts'

const notice = { top: 640, bottom: 700 }
const button = { top: 650, bottom: 698 }

it.each([
  ['an empty page', [], 640],
  ['a control elsewhere', [{ top: 100, bottom: 150 }], 640],
  ['a button behind it', [button], 586],
  ['a gap that is too small', [button, { top: 560, bottom: 600 }], 496],
  ['a gap that is large enough', [button, { top: 520, bottom: 586 }], 586],
  [
    'a button that touches it',
    [
      { top: 600, bottom: 640 },
      { top: 700, bottom: 740 },
    ],
    640,
  ],
  ['no free place', [{ top: 0, bottom: 740 }], null],
])('%s', (_, controls, top) => expect(freeTop(notice, controls, 8)).toBe(top))

it('looks for a place up to a limit', () => {
  expect(freeTop(notice, [button], 586)).toBe(586)
  expect(freeTop(notice, [button], 587)).toBeNull()
})
