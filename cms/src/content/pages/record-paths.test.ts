import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { expect, it } from 'vitest'
import { noCourseSources } from '../../../test/no-course-sources.ts'
import { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { shopPages } from '../../shop/pages.ts'
import { contentPages } from './index.ts'

const pages = new PageRegistry({
  pages: [...contentPages(noCourseSources), ...shopPages],
  frame: 'site-settings',
})

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
])('maps %s %j to %s', (collection, doc, path) => {
  expect(pages.pathOf({ collection, doc, locale: DEFAULT_LOCALE })).toBe(path)
})

it('maps globals to their pages', () => {
  const globalPath = (slug: string) => pages.pageOfGlobal(slug)?.fixedPaths(DEFAULT_LOCALE)
  expect(['home', 'about', 'site-settings'].map(globalPath)).toEqual([['/'], ['/aboutus'], undefined])
})
