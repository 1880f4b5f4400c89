import { expect, it } from 'vitest'
import { isShown, NOTHING_SHOWN, withPage } from './shown-pages.ts'

it('counts a document as shown once each of its pages was in view', () => {
  const first = withPage(NOTHING_SHOWN, 1, 3)
  expect(isShown(NOTHING_SHOWN)).toBe(false)
  expect(isShown(withPage(first, 3, 3))).toBe(false)
  expect(isShown(withPage(withPage(first, 3, 3), 2, 3))).toBe(true)
})

it('counts a page once', () => {
  const first = withPage(NOTHING_SHOWN, 1, 2)
  expect(withPage(first, 1, 2)).toBe(first)
})
