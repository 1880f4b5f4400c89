import { type Locale, languageTag } from '@pravesh/shared/platform/locale'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { readGlobalRow } from '../../database/records/global-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import { siteHeaders } from '../../http/files/security-headers.ts'
import type { Page, RecordSource } from '../../publishing/pages/page.ts'
import { addressOf } from '../../publishing/pages/public-address.ts'
import { countPublished, findPublished, type PublishedRecord } from '../../publishing/pages/published-records.ts'
import type { Route } from '../../publishing/serve/route.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** Records per sitemap file, few enough to generate on request. */
const RECORDS_PER_FILE = 1000

/** A kind of page with sitemap files of its own. */
interface Large {
  page: Page
  source: RecordSource
  file: string
}

/**
 * Sitemaps are generated from published records on request, so they are always current. This takes a few milliseconds.
 */
export const sitemap: Route = {
  method: 'GET',
  path: /^\/sitemap(-pages|-[a-z]+-\d{1,4})?\.xml$/,
  template: '/sitemap*.xml',
  async handle({ payload, url }) {
    const origin = portalOf(payload).env.publicUrl
    if (url.pathname === '/sitemap.xml') return xml(sitemapIndexXml(await sitemaps(payload, origin)))
    if (url.pathname === '/sitemap-pages.xml') return xml(sitemapXml(await pages(payload, origin)))
    const [, file, number] = /^\/sitemap-([a-z]+)-(\d+)\.xml$/.exec(url.pathname) ?? []
    const large = largeKinds(payload).find((kind) => kind.file === file)
    const entries = large ? await entriesOf(payload, { ...large, origin, number: Number(number) }) : []
    return entries.length === 0 ? null : xml(sitemapXml(entries))
  },
}

async function sitemaps(payload: Payload, origin: string): Promise<SitemapEntry[]> {
  const files = await Promise.all(
    largeKinds(payload).map(async ({ source, file }) => {
      const count = Math.ceil((await countPublished({ payload, source })) / RECORDS_PER_FILE)
      return Array.from({ length: count }, (_, i) => `/sitemap-${file}-${i + 1}.xml`)
    }),
  )
  return ['/sitemap-pages.xml', ...files.flat()].map((path) => ({ address: origin + path }))
}

async function pages(payload: Payload, origin: string): Promise<SitemapEntry[]> {
  const entries = await Promise.all(
    listedKinds(payload).map(async (page) => {
      const { source, sitemap } = page
      if (source === null) {
        const changed = await lastChange(payload, page)
        const { languages } = portalOf(payload).pages
        const paths = languages.map((locale) => ({ locale, paths: page.fixedPaths(locale) }))
        const count = paths[0]?.paths.length ?? 0
        return Array.from({ length: count }, (_, index) =>
          inLanguages(
            paths.map(({ locale, paths }) => ({ locale, path: paths[index] ?? null })),
            { origin, changed },
          ),
        ).flat()
      }
      if (sitemap?.file !== undefined) return []
      return addresses(payload, await findPublished({ payload, source }, { sort: ['id'], limit: 0 }), { page, origin })
    }),
  )
  return entries.flat()
}

/** When a record or global that a fixed page shows last changed; undefined for pages without records. */
async function lastChange(payload: Payload, { affectedBy = {} }: Page): Promise<string | undefined> {
  const changes = await Promise.all(
    Object.keys(affectedBy).map(async (slug) => {
      const collection = payload.config.collections.find((each) => each.slug === slug)?.slug
      const global = payload.config.globals.find((each) => each.slug === slug)?.slug
      if (collection) return newestIn(payload, collection)
      if (!global) return undefined
      return (await readGlobalRow({ payload, slug: global as GlobalSlug }))?.updatedAt ?? undefined
    }),
  )
  return changes
    .filter((change) => change !== undefined)
    .sort()
    .at(-1)
}

async function newestIn(payload: Payload, collection: CollectionSlug): Promise<string | undefined> {
  const rows = await readRows({ payload, collection, sort: '-updatedAt', limit: 1, fields: ['updatedAt'] })
  return rows[0]?.updatedAt
}

async function entriesOf(
  payload: Payload,
  { page, source, origin, number }: Large & { origin: string; number: number },
): Promise<SitemapEntry[]> {
  const part = { sort: ['createdAt', 'id'], limit: RECORDS_PER_FILE, page: number }
  return addresses(payload, await findPublished({ payload, source }, part), { page, origin })
}

async function addresses(
  payload: Payload,
  records: PublishedRecord[],
  { page, origin }: { page: Page; origin: string },
): Promise<SitemapEntry[]> {
  const { languages } = portalOf(payload).pages
  const entries = records.map(async (record) => {
    const paths = languages.map(async (locale) => ({
      locale,
      path: await addressOf(payload, { page, record, locale }),
    }))
    return inLanguages(await Promise.all(paths), { origin, changed: record.updatedAt })
  })
  return (await Promise.all(entries)).flat()
}

/** A page in each of its languages, every entry with the addresses of all; with one language it has none besides its own. */
function inLanguages(
  found: readonly { locale: Locale; path: string | null }[],
  { origin, changed }: { origin: string; changed: string | undefined },
): SitemapEntry[] {
  const pages = found.flatMap(({ locale, path }) =>
    path === null ? [] : [{ language: languageTag(locale), address: origin + path }],
  )
  const alternates = pages.length > 1 ? pages : []
  return pages.map(({ address }) => ({ address, changed, alternates }))
}

/** Page kinds listed in the sitemap, in order. */
function listedKinds(payload: Payload): Page[] {
  const place = ({ sitemap }: Page) => sitemap?.position ?? 0
  const { pages } = portalOf(payload).pages
  return pages.filter((page) => page.sitemap !== undefined).sort((a, b) => place(a) - place(b))
}

function largeKinds(payload: Payload): Large[] {
  return listedKinds(payload).flatMap((page) => {
    const { source, sitemap } = page
    return source === null || sitemap?.file === undefined ? [] : [{ page, source, file: sitemap.file }]
  })
}

function xml(body: string): Response {
  const headers = {
    ...siteHeaders,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=0',
  }
  return new Response(body, { headers })
}
