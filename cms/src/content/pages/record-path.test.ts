import { expect, it } from 'vitest'
import { globalPath, recordPath } from './record-path.ts'

it.each([
  ['courses', { id: 'a' }, '/courses/a'],
  ['colleges', { id: 'a' }, '/colleges/a'],
  ['books', { id: 'a', slug: 'b-c' }, '/purchase-books/a/b-c'],
  ['books', { id: 'a' }, null],
  ['books', { id: 'a', slug: '' }, null],
  ['policies', { id: 'a', key: 'privacy-policy' }, '/privacy-policy'],
  ['policies', { id: 'a' }, null],
  ['gallery-items', { id: 'a' }, '/gallery'],
  ['media', { id: 'a' }, null],
])('%s %j is at %s', (collection, doc, path) => {
  expect(recordPath({ collection, doc })).toBe(path)
})

it('knows the pages of globals', () => {
  expect(['home', 'about', 'site-settings'].map(globalPath)).toEqual(['/', '/aboutus', null])
})
