import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

const nameOf = (words: unknown) => fileName({ words, fallback: 'picture', extension: '.webp' })

it('names a file after what it shows, and never twice the same', () => {
  const words = 'Students read in the café of B.Ed, 2026'
  expect(nameOf(words)).toMatch(/^students-read-in-the-cafe-of-b-ed-2026-[0-9a-f]{16}\.webp$/)
  expect(nameOf(words)).not.toBe(nameOf(words))
})

it.each([undefined, '', 'পাঠাগার'])('without Latin letters it is a picture: %s', (words) => {
  expect(nameOf(words)).toMatch(/^picture-[0-9a-f]{16}\.webp$/)
})
