import { POLICY_KEYS } from '@pravesh/shared/content/options'
import { DEFAULT_LOCALE, splitLocale } from '@pravesh/shared/platform/locale'

export interface PublicPage {
  kind: string
  path: string
}

/** Pages without content of their own, which are not in the sitemap. */
const NOTICES: PublicPage[] = [
  { kind: 'not found', path: '/there-is-no-such-page' },
  { kind: 'book not on sale', path: '/purchase-books/none/no-such-book' },
  { kind: 'something wrong', path: '/something-wrong' },
  { kind: 'payment failed', path: '/failure' },
  { kind: 'books, second page', path: '/purchase-books?page=2' },
  { kind: 'books, narrowed', path: '/purchase-books?course=BED&semester=1' },
  { kind: 'books, searched', path: '/purchase-books?search=nothing+of+the+kind' },
]

/** Every path in the sitemap of a portal, in the default language. Throws if there are suspiciously few. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const index = await locations(`${origin}/sitemap.xml`)
  const maps = await Promise.all(index.map(locations))
  const all = maps.flat().map((address) => address.slice(origin.length) || '/')
  const paths = all.filter((path) => splitLocale(path).locale === DEFAULT_LOCALE)
  if (paths.length < 10) throw new Error(`The sitemap has only ${paths.length} pages: the portal has no content.`)
  return paths
}

/** One page of each kind: all fixed pages, a course, a college, a book, filtered lists and notices. */
export async function pagesOfEachKind(origin: string): Promise<PublicPage[]> {
  const byKind = new Map<string, string>()
  for (const path of await sitemapPaths(origin)) {
    const kind = kindOf(path)
    if (!byKind.has(kind)) byKind.set(kind, path)
  }
  return [...[...byKind].map(([kind, path]) => ({ kind, path })), ...NOTICES]
}

/** Kinds whose template another one has, too: further policies, and the books once more. */
const SAME_TEMPLATE = new Set(['books, second page', 'books, narrowed', ...POLICY_KEYS.slice(1)])

/** One page of each template: those of each kind but the ones that look like another. */
export async function pagesOfEachTemplate(origin: string): Promise<PublicPage[]> {
  return (await pagesOfEachKind(origin)).filter(({ kind }) => !SAME_TEMPLATE.has(kind))
}

function kindOf(path: string): string {
  const [first = '', id] = path.slice(1).split('/')
  if (id === undefined) return first === '' ? 'home' : first
  return { courses: 'a course', colleges: 'a college', 'purchase-books': 'a book' }[first] ?? path
}

async function locations(address: string): Promise<string[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`)
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
}
