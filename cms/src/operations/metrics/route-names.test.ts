import { expect, it } from 'vitest'
import { routeNames } from './route-names.ts'

const endpoints = (...paths: string[]) =>
  paths.map((path) => ({ path, method: 'get' as const, handler: () => Response.json({}) }))
type Options = Parameters<typeof routeNames>[0]
const pages = new Map([
  ['/', { source: null, template: null, name: 'home' }],
  ['/courses/abc', { source: {}, template: '/courses/:id', name: 'course' }],
  ['/reset-password/some-token', { source: null, template: null, name: 'reset' }],
])
const nameOf = routeNames({
  config: {
    endpoints: endpoints('/course/getcourses', '/book/:text?', '/dues/:id/pay'),
    collections: [{ slug: 'books', endpoints: endpoints('/', '/:id', '/count', '/:id/duplicate') }],
    globals: [{ slug: 'home', endpoints: endpoints('/') }],
  } as unknown as Options['config'],
  routes: [
    { method: 'GET', path: '/purchase-books', handle: async () => null },
    { method: 'GET', path: /^\/sitemap.*\.xml$/, template: '/sitemap*.xml', handle: async () => null },
  ],
  pages: {
    find: (path: string) => (pages.has(path) ? { page: pages.get(path) } : null),
    shellPathOf: (path: string) => (path.startsWith('/reset-password/') ? '/reset-password' : null),
  } as unknown as Options['pages'],
})

it.each([
  ['/api/course/getcourses', '/api/course/getcourses'],
  ['/api/book/physics', '/api/book/:text'],
  ['/api/book', '/api/book'],
  ['/api/dues/123/pay', '/api/dues/:id/pay'],
  ['/api/books', '/api/books'],
  ['/api/books/123', '/api/books/:id'],
  ['/api/books/count', '/api/books/count'],
  ['/api/books/123/duplicate', '/api/books/:id/duplicate'],
  ['/api/globals/home', '/api/globals/home'],
  ['/api/books/123/nothing', 'other'],
  ['/api/constructor', 'other'],
  ['/api/', 'other'],
  ['/purchase-books', '/purchase-books'],
  ['/sitemap-books-12.xml', '/sitemap*.xml'],
  ['/', '/'],
  ['/courses/abc', '/courses/:id'],
  ['/reset-password/some-token', '/reset-password'],
  ['/_astro/page.abc123.js', '/_astro/*'],
  ['/media/picture.webp', '/media/*'],
  ['/admin/collections/books/123', '/admin/*'],
  ['/nothing/9830012345', 'other'],
  [`/${'x'.repeat(10_000)}`, 'other'],
])('names %s', (address, route) => {
  expect(nameOf(address)).toBe(route)
  expect(nameOf(address)).toBe(route)
})
