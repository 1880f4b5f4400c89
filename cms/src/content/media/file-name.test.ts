import { expect, it } from 'vitest'
import { fileName, namePicture } from './file-name.ts'

const nameOf = (words: unknown) => fileName({ words, fallback: 'picture', extension: '.webp' })

it('names a file after what it shows, and never twice the same', () => {
  const words = 'Students read in the café of B.Ed, 2026'
  expect(nameOf(words)).toMatch(/^students-read-in-the-cafe-of-b-ed-2026-[0-9a-f]{16}\.webp$/)
  expect(nameOf(words)).not.toBe(nameOf(words))
})

it.each([undefined, '', 'পাঠাগার'])('without Latin letters it is a picture: %s', (words) => {
  expect(nameOf(words)).toMatch(/^picture-[0-9a-f]{16}\.webp$/)
})

const named = (operation: 'create' | 'update' | 'read', { file, data }: { file?: { name: string }; data?: object }) => {
  const args = data === undefined ? {} : { data }
  expect(namePicture({ args, operation, req: { file } } as never)).toBe(args)
  return file?.name
}

it.each(['create', 'update'] as const)('names the file of a picture before it is stored: %s', (operation) => {
  const file = { name: 'Asha Mondal.JPG' }
  expect(named(operation, { file, data: { alt: 'The library' } })).toMatch(/^the-library-[0-9a-f]{16}\.jpg$/)
})

it('needs no description to name a file, and no file to pass on', () => {
  expect(named('update', { file: { name: 'a.webp' } })).toMatch(/^picture-[0-9a-f]{16}\.webp$/)
  expect(named('create', { data: { alt: 'The library' } })).toBeUndefined()
})

it('leaves files of other operations as they are', () => {
  expect(named('read', { file: { name: 'a.webp' }, data: { alt: 'The library' } })).toBe('a.webp')
})
