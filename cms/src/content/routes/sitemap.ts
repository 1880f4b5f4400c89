import { paths } from '@pravesh/shared/content/paths'
import { shellPaths } from '@pravesh/shared/content/shells'
import type { Payload } from 'payload'
import { env } from '../../platform/env.ts'
import type { Route } from '../../platform/http/route.ts'
import { siteHeaders } from '../../platform/http/security-headers.ts'
import { fixedPaths, NOT_FOUND_PATH } from '../publishing/fixed-paths.ts'
import { onSale } from '../publishing/published-records.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** Books in one sitemap file: small enough to be made while a crawler waits. */
const BOOKS_PER_FILE = 1000

/** Pages that are not for search engines: what a visitor only comes to from somewhere else. */
const UNLISTED: readonly string[] = [
  NOT_FOUND_PATH,
  paths.bookComingSoon,
  paths.somethingWrong,
  paths.success,
  paths.failure,
  ...Object.values(shellPaths),
]

/**
 * Sitemaps are made from the published records when a crawler asks, so that they are never behind; they are asked for a
 * few times a day and cost a few milliseconds.
 */
export const sitemap: Route = {
  method: 'GET',
  path: /^\/sitemap(-pages|-books-\d{1,4})?\.xml$/,
  async handle({ payload, url }) {
    const origin = env().publicUrl
    if (url.pathname === '/sitemap.xml') return xml(sitemapIndexXml(await sitemaps(payload, origin)))
    if (url.pathname === '/sitemap-pages.xml') return xml(sitemapXml(await pages(payload, origin)))
    const books = await booksOf(payload, origin, Number(/\d+/.exec(url.pathname)?.[0]))
    return books.length === 0 ? null : xml(sitemapXml(books))
  },
}

async function sitemaps(payload: Payload, origin: string): Promise<SitemapEntry[]> {
  const { totalDocs } = await payload.db.count({ collection: 'books', where: { and: onSale } })
  const files = Array.from({ length: Math.ceil(totalDocs / BOOKS_PER_FILE) }, (_, i) => `/sitemap-books-${i + 1}.xml`)
  return ['/sitemap-pages.xml', ...files].map((path) => ({ address: origin + path }))
}

async function pages(payload: Payload, origin: string): Promise<SitemapEntry[]> {
  const [courses, colleges] = await Promise.all([
    records(payload, 'courses', [{ visible: { equals: true } }]),
    records(payload, 'colleges', []),
  ])
  return [
    ...fixedPaths.filter((path) => !UNLISTED.includes(path)).map((path) => ({ address: origin + path })),
    ...courses.map((row) => ({ address: origin + paths.course(row.id), changed: row.updatedAt })),
    ...colleges.map((row) => ({ address: origin + paths.college(row.id), changed: row.updatedAt })),
  ]
}

async function booksOf(payload: Payload, origin: string, file: number): Promise<SitemapEntry[]> {
  const { docs } = await payload.db.find<{ id: string; slug: string; updatedAt: string }>({
    collection: 'books',
    where: { and: onSale },
    select: { slug: true, updatedAt: true },
    sort: ['createdAt', 'id'],
    pagination: false,
    limit: BOOKS_PER_FILE,
    page: file,
  })
  return docs.map((row) => ({ address: origin + paths.book(row.id, row.slug), changed: row.updatedAt }))
}

async function records(payload: Payload, collection: 'courses' | 'colleges', where: typeof onSale) {
  const { docs } = await payload.db.find<{ id: string; updatedAt: string }>({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, ...where] },
    select: { updatedAt: true },
    sort: 'id',
    pagination: false,
    limit: 0,
  })
  return docs
}

function xml(body: string): Response {
  const headers = {
    ...siteHeaders,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=0',
  }
  return new Response(body, { headers })
}
