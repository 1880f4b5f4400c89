import { expect, it } from 'vitest'
import { pictureFileName } from './file-name.ts'

it('names a picture after what it shows, and never twice the same', () => {
  const name = pictureFileName('Students read in the café of B.Ed, 2026', '.webp')
  expect(name).toMatch(/^students-read-in-the-cafe-of-b-ed-2026-[0-9a-f]{16}\.webp$/)
  expect(pictureFileName('Students read in the café of B.Ed, 2026', '.webp')).not.toBe(name)
})

it.each([undefined, '', 'পাঠাগার'])('without Latin letters it is a picture: %s', (alt) => {
  expect(pictureFileName(alt, '.webp')).toMatch(/^picture-[0-9a-f]{16}\.webp$/)
})
