import { createHash } from 'node:crypto'
import { accountPages } from '@pravesh/shared/accounts/pages'
import { admissionPages, namingAdmissionPages } from '@pravesh/shared/admissions/pages'
import { allotmentPages, namingAllotmentPages } from '@pravesh/shared/allotment/pages'
import { contactPages, contactShells } from '@pravesh/shared/contact/pages'
import { contentPages } from '@pravesh/shared/content/pages'
import { documentPages } from '@pravesh/shared/documents/pages'
import { feePages } from '@pravesh/shared/fees/pages'
import { learningPages } from '@pravesh/shared/learning/pages'
import { paymentPages } from '@pravesh/shared/payments/pages'
import { NO_BOOK_FILTER } from '@pravesh/shared/shop/catalogue/book-filter'
import { shopPages } from '@pravesh/shared/shop/pages'
import { studentPages } from '@pravesh/shared/student/pages'
import { describe, expect, test, vi } from 'vitest'
import type { PageKind } from '../src/lib/page-kinds.ts'
import type { RenderInput } from '../src/renderer.ts'
import { addresses, pages } from './page-fixtures.ts'
import { shells } from './shells.ts'

const built = new URL('../dist/server/entry.mjs', import.meta.url)
const kinds = Object.keys(pages).filter((kind): kind is PageKind => kind in addresses)
const declared = [
  contentPages,
  contactPages,
  contactShells,
  accountPages,
  admissionPages,
  namingAdmissionPages,
  paymentPages,
  feePages,
  documentPages,
  allotmentPages,
  namingAllotmentPages,
  shopPages,
  learningPages,
  studentPages,
].flat()
const hidden: PageKind[] = [
  'something-wrong',
  'not-found',
  'success',
  'failure',
  'book-coming-soon',
  ...shells.map(({ name }) => name).filter((name) => name !== 'login'),
]
/** Student pages with a React island. */
const islands: PageKind[] = shells
  .map(({ name }) => name)
  .filter((kind) => !['application-success', 'verify', 'check-allotment'].includes(kind))

interface BuiltSite {
  render: (input: RenderInput) => Promise<string>
  inlineHashes: { scripts: string[]; styles: string[] }
}

/** Pages with one task or one message, which the contact details would push far apart. */
const short: PageKind[] = ['login', 'register', 'forgot-password', 'reset-password', 'success', 'failure']

const NOINDEX = 'content="noindex"'
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

// Tests the production build: `npm test` builds the site first.
describe('the built renderer', async () => {
  const { render, inlineHashes }: BuiltSite = await import(built.href)
  const renderFixture = (kind: PageKind) => render({ path: addresses[kind], page: pages[kind] })

  test.each(kinds)('%s: the fixture matches the schema of the CMS', (kind) => {
    const schema = declared.find(({ name }) => name === kind)?.schema
    expect(schema?.safeParse(pages[kind])).toMatchObject({ success: true })
  })

  test.each(kinds)('%s is a complete document with one title, one heading and a description', async (kind) => {
    const html = await renderFixture(kind)
    expect(html).toMatch(/^<!doctype html>/i)
    expect(html).toContain('<html lang="en-IN"')
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toMatch(/<meta name="description" content="[^"]+">/)
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/)
    expect(html.endsWith('</html>'), 'nothing after the document').toBe(true)
  })

  const notIslands = kinds.filter((kind) => !islands.includes(kind))

  test.each(notIslands)(
    '%s has two inline scripts, of the basket and the languages, no styles, and loads no framework',
    async (kind) => {
      const html = await renderFixture(kind)
      expect(inlineScripts(html)).toEqual([
        expect.stringContaining("querySelector('[data-basket]')"),
        expect.stringContaining("closest?.('a[data-language]')"),
      ])
      expect(html).not.toMatch(/<style[\s>]|\sstyle="|\son[a-z]+="/)
      expect(html).not.toMatch(/astro-island|\/_astro\/(react|client)\./)
    },
  )

  test.each(islands)(
    '%s has no inline code except hashed scripts: for its island, presses, first calls, the basket and the languages',
    async (kind) => {
      const html = await renderFixture(kind)
      const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
      const scripts = inlineScripts(html)
      expect([5, 6, 7]).toContain(scripts.length)
      expect(styles).toHaveLength(1)
      expect(html.indexOf('<style')).toBeLessThan(html.indexOf('</head>'))
      expect(inlineHashes.scripts).toEqual(expect.arrayContaining(scripts.map(hashOf)))
      expect(inlineHashes.styles).toEqual(styles.map(hashOf))
      expect(html).not.toMatch(/\sstyle="|\son[a-z]+="/)
    },
  )

  test.each(islands)('%s asks for JavaScript at its island', async (kind) => {
    const html = await renderFixture(kind)
    expect(html).toMatch(/<noscript><p>This page needs JavaScript\.[^<]*<\/p><\/noscript>/)
    // A prerendered form is on screen at once, that of an application only for those who start a new one.
    expect(html.includes('data-island-loading')).toBe(html.includes('client="only"') || kind === 'enroll')
    expect(html).toMatch(/role="alert" data-island-failed hidden/)
  })

  test.each(islands)('%s preloads the imports of its island', async (kind) => {
    const html = await renderFixture(kind)
    const urls = [...html.matchAll(/\s(?:component|renderer)-url="([^"]+)"/g)].map(([, url]) => url)
    const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, url]) => url)
    // A component and a renderer for each island.
    expect(urls).toHaveLength(2 * (html.match(/<astro-island\b/g)?.length ?? 0))
    expect(preloaded).toEqual(expect.arrayContaining(urls))
    expect(preloaded).toEqual([...new Set(preloaded)])
    expect(preloaded.length).toBeGreaterThan(urls.length)
  })

  test.each(kinds)('%s uses every ID once', async (kind) => {
    const ids = [...(await renderFixture(kind)).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test.each(kinds)('%s has valid schema.org data', async (kind) => {
    const html = await renderFixture(kind)
    const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
    for (const [, text] of data) expect(JSON.parse(text ?? '')).toHaveProperty('@type')
    if (!html.includes(NOINDEX) && kind !== 'login') expect(data.length).toBeGreaterThan(0)
  })

  test.each(kinds)('%s has either a canonical URL or noindex', async (kind) => {
    const html = await renderFixture(kind)
    const canonical = `<link rel="canonical" href="${pages[kind].site.origin}${addresses[kind]}">`
    expect(html.includes(canonical)).toBe(!html.includes(NOINDEX))
  })

  test.each(short)('%s ends with the footer, without the block of contact details', async (kind) => {
    const isHelped = (html: string) => html.includes('aria-labelledby="help-title"')
    expect(isHelped(await renderFixture(kind))).toBe(false)
    expect(isHelped(await renderFixture('home'))).toBe(true)
  })

  test.each(hidden)('%s is hidden from search engines', async (kind) => {
    expect(await renderFixture(kind)).toContain(NOINDEX)
  })

  test('search results have noindex; a filtered list has its own canonical URL', async () => {
    const filtered = { ...pages.books, filter: { ...NO_BOOK_FILTER, course: 'BED' as const }, page: 2 }
    expect(await render({ path: '/purchase-books', page: filtered })).toContain(
      '/purchase-books?course=BED&amp;page=2"',
    )
    const searched = { ...pages.books, filter: { ...NO_BOOK_FILTER, search: '</title><b>' } }
    const html = await render({ path: '/purchase-books', page: searched })
    expect(html).toContain(NOINDEX)
    expect(html).toContain('&lt;/title&gt;&lt;b&gt;')
  })

  test('empty lists show a message', async () => {
    const books = await render({ path: '/purchase-books', page: { ...pages.books, books: [], total: 0, pageCount: 0 } })
    expect(books).toContain('Coming Soon...')
    expect(await render({ path: '/gallery', page: { ...pages.gallery, items: [] } })).toContain('No Items Found')
    expect(await render({ path: '/courses', page: { ...pages.courses, courses: [] } })).toContain(
      'No courses are listed',
    )
    expect(await render({ path: '/colleges', page: { ...pages.colleges, colleges: [], total: 0 } })).toContain(
      'No colleges are listed',
    )
    expect(await render({ path: '/colleges', page: { ...pages.colleges, colleges: [] } })).toContain(
      'No college matches',
    )
  })

  test('a form sent without JavaScript returns with its input and its errors at the fields', async () => {
    const form = { values: { fname: 'Asha "A"' }, errors: [{ field: 'phone', message: 'Enter your phone number' }] }
    const html = await render({ path: '/contact', page: { ...pages.contact, form } })
    expect(html).toContain('value="Asha &quot;A&quot;"')
    expect(html).toContain('<title>Error: ')
    expect(html).toContain('href="#phone"')
    expect(html).toMatch(/id="phone"[^>]*aria-invalid="true"/)
  })

  test('only a preview has the script that reloads it on save', async () => {
    const preview = await render({ path: '/', page: pages.home, preview: true })
    const scripts = (html: string) => html.match(/<script\b/g)?.length ?? 0
    expect(scripts(preview)).toBe(scripts(await renderFixture('home')) + 1)
  })

  test('frames only embeddable maps, and none before the visitor asks', async () => {
    const college = { ...pages.college.college, mapUrl: 'https://goo.gl/maps/x' }
    const other = await render({ path: addresses.college, page: { ...pages.college, college } })
    const html = await renderFixture('college')
    expect([html, other].join()).not.toContain('<iframe')
    expect(html).toContain('data-map="https://www.openstreetmap.org/')
    expect(other).not.toContain('data-map')
    expect(other).toContain('href="https://www.google.com/maps/search/')
  })

  test.each(['home', 'book', 'register'] as const)('%s is rendered without hashing its scripts again', async (kind) => {
    const digest = vi.spyOn(crypto.subtle, 'digest')
    await renderFixture(kind)
    expect(digest).not.toHaveBeenCalled()
    digest.mockRestore()
  })

  test('leaves out of stored texts what reorders or overprints the rest of a page', async () => {
    const book = { ...pages.book.book, name: `Sums\u202E 7 a${'\u0301'.repeat(40)}` }
    const html = await render({ path: addresses.book, page: { ...pages.book, book } })
    expect(html).toContain(`Sums 7 a${'\u0301'.repeat(4)}<`)
    expect(html).not.toMatch(/\u202E|\u0301{5}/)
  })

  test('throws for a path without a page', async () => {
    await expect(render({ path: '/nowhere', page: pages.home })).rejects.toThrow('could not be rendered')
  })
})

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => text)
}
