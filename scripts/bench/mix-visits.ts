import { callAddress } from '@pravesh/shared/platform/wire-call'
import { bookCalls } from '@pravesh/shared/shop/catalogue/wire'
import { paths } from '@pravesh/shared/site/paths'
import type { MixClient } from './mix-client.ts'

/** Pictures that a phone loads from a page before the visitor scrolls. */
const PICTURES = 4
/** Two of five visits are repeated ones, with everything in the browser's cache. */
const VISITS = 5
const REPEATED = 2

/** Pages of the site, from its sitemaps. */
export interface SitePages {
  course: string[]
  college: string[]
  book: string[]
}

const KINDS: Record<keyof SitePages, RegExp> = {
  course: /^\/courses\/[^/]+$/,
  college: /^\/colleges\/[^/]+$/,
  book: /^\/purchase-books\/[^/]+\/[^/]+$/,
}

export async function sitePages(origin: string): Promise<SitePages> {
  const pathsOf = async (file: string) => {
    const text = await (await fetch(origin + file)).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const files = (await pathsOf('/sitemap.xml')).filter((each) => each.endsWith('.xml'))
  const all = (await Promise.all(files.map(pathsOf))).flat()
  const of = (kind: keyof SitePages) => all.filter((each) => KINDS[kind].test(each)).slice(0, 500)
  const pages = { course: of('course'), college: of('college'), book: of('book') }
  for (const [kind, found] of Object.entries(pages)) {
    if (found.length === 0) throw new Error(`The sitemap has no page of a ${kind}.`)
  }
  return pages
}

/** What a returning visitor's browser knows of a site: the tags and the assets of its pages by path. */
interface Memory {
  tags: Map<string, string>
  assets: Map<string, string[]>
}

const memories = new WeakMap<SitePages, Memory>()
const BROTLI = { 'accept-encoding': 'br' }
const IDENTITY = { 'accept-encoding': 'identity' }

/** A visitor who reads five pages; first visits also load styles, scripts and pictures. */
export async function visit(client: MixClient, pages: SitePages, n: number): Promise<void> {
  const nth = (list: readonly string[]) => list[n % list.length] ?? paths.home
  const isRepeated = n % VISITS < REPEATED
  const cached = new Set<string>()
  const memory = memories.get(pages) ?? { tags: new Map(), assets: new Map() }
  memories.set(pages, memory)
  const { tags } = memory
  const addresses = [
    ['page home', paths.home],
    ['page course', nth(pages.course)],
    ['page college', nth(pages.college)],
    ['page book', nth(pages.book)],
  ] as const
  for (const [route, path] of addresses) {
    const tag = isRepeated ? tags.get(path) : undefined
    if (tag) {
      const conditional = { ...BROTLI, 'if-none-match': tag }
      // Staff publish meanwhile.
      const { status, headers } = await client.send(`${route}, again`, {
        path,
        headers: conditional,
        status: [304, 200],
      })
      if (status === 200 && headers.etag) tags.set(path, headers.etag)
      continue
    }
    const { headers } = await client.send(route, { path, headers: BROTLI })
    if (headers.etag) tags.set(path, headers.etag)
    await loadAssets({ client, page: path, cached, memory })
  }
  const search = `${paths.books}?${new URLSearchParams({ search: 'education' })}`
  if (n % 2 === 0) await client.send('page search', { path: search, headers: BROTLI })
  else await client.send('search call', { path: callAddress(bookCalls.searchBooks, { text: 'education' }) })
}

interface LoadOptions {
  client: MixClient
  page: string
  cached: Set<string>
  memory: Memory
}

/** Loads the styles, scripts and first pictures of a page that the browser does not have yet. */
async function loadAssets({ client, page, cached, memory }: LoadOptions): Promise<void> {
  for (const path of await assetsIn(client, page, memory)) {
    if (cached.has(path)) continue
    cached.add(path)
    await client.send(path.startsWith('/media/') ? 'picture' : 'script or style', { path, headers: BROTLI })
  }
}

async function assetsIn(client: MixClient, page: string, { assets: assetsOf }: Memory): Promise<string[]> {
  const known = assetsOf.get(page)
  if (known) return known
  const { text } = await client.send('page, uncompressed', { path: page, headers: IDENTITY })
  const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, path = '']) => path))]
  const code = found(/"(\/_astro\/[^"]+\.(?:js|css))"/g)
  const assets = [...code, ...found(/<img[^>]* src="(\/media\/[^"]+)"/g).slice(0, PICTURES)]
  assetsOf.set(page, assets)
  return assets
}
