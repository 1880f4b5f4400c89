import { expect, it } from 'vitest'
import { countGraphemes, isLongerThan, mostUnits } from './graphemes.ts'

it.each([
  ['ASHA', 4],
  ['किरण', 3],
  ['কিংশুক', 3],
  ['', 0],
])('%s has %s graphemes', (text, count) => expect(countGraphemes(text)).toBe(count))

it('measures a limit in graphemes, not in code units', () => {
  expect(isLongerThan('कि'.repeat(80), 80)).toBe(false)
  expect(isLongerThan('कि'.repeat(81), 80)).toBe(true)
  expect(isLongerThan('a'.repeat(81), 80)).toBe(true)
  expect('क्षि'.length).toBeLessThanOrEqual(mostUnits(1))
})
