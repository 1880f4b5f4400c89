import { accountPages } from '@pravesh/shared/accounts/pages'
import { studentPages } from '@pravesh/shared/student/pages'
import { describe, expect, it } from 'vitest'
import { noCourseSources } from '../../../test/no-course-sources.ts'
import { learningPages } from '../../learning/pages.ts'
import { shellPage } from '../../publishing/pages/define-page.ts'
import { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { shopPages } from '../../shop/pages.ts'
import { namingPage } from '../translated/naming-page.ts'
import { contentPages } from './index.ts'

const uuid = '2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c2d'
const objectId = '65f0c0ffee65f0c0ffee65f0'

const pages = new PageRegistry({
  pages: [
    ...contentPages(noCourseSources),
    ...shopPages,
    ...learningPages,
    ...accountPages.map((shell) => shellPage(shell)),
    ...studentPages.map(namingPage),
  ],
  frame: 'site-settings',
})

/** The kind and parameters of the page at a path; null when no page matches. */
function routeOf(path: string) {
  const found = pages.find(path)
  return found && { kind: found.page.name, ...found.params }
}

describe('the address of a page', () => {
  it.each([
    ['/', { kind: 'home' }],
    ['/courses', { kind: 'courses' }],
    ['/purchase-books', { kind: 'books' }],
    ['/aboutus', { kind: 'about' }],
    ['/purches', { kind: 'purchase' }],
    ['/404', { kind: 'not-found' }],
    ['/student/content', { kind: 'course-content' }],
    [`/student/content/${uuid}`, { kind: 'course-content' }],
    ['/student/setting', { kind: 'student-settings' }],
    ['/student', { kind: 'student-dashboard' }],
    [`/verify-account/${uuid}`, { kind: 'verify-account' }],
    ['/privacy-policy', { kind: 'policy', key: 'privacy-policy' }],
    [`/courses/${uuid}`, { kind: 'course', id: uuid, name: '' }],
    [`/colleges/${objectId}`, { kind: 'college', id: objectId, name: '' }],
    [`/purchase-books/${uuid}/growing-up`, { kind: 'book', id: uuid, name: 'growing-up' }],
    [`/purchase-books/${uuid}/%E0%A6%AC`, { kind: 'book', id: uuid, name: 'ব' }],
  ])('%s is a page', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })

  it.each([
    '',
    'courses',
    '/courses/',
    '/courses/abc',
    '//courses',
    '/constructor',
    '/toString',
    '/__proto__',
    `/courses/${uuid}/more`,
    `/courses/${uuid.toUpperCase()}`,
    `/purchase-books/${uuid}`,
    `/purchase-books/${uuid}/a/b`,
    '/courses/%',
    '/student/nothing',
    '/student/content/a/b',
    '/verify-account/a/b',
    '/courses/%00',
    `/courses/${'9'.repeat(10_000)}`,
  ])('%s is not a page', (path) => {
    expect(routeOf(path)).toBeNull()
  })
})
