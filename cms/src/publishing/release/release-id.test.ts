import { expect, it } from 'vitest'
import { releaseId } from './release-id.ts'

it('is that of the build, with the languages besides the default one', () => {
  expect(releaseId('b1', ['en'])).toBe('b1')
  expect(releaseId('b1', ['en', 'hi', 'bn'])).toBe('b1-hi-bn')
})
