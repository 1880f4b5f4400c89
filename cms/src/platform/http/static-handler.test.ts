import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pageKind } from '@pravesh/shared/site/page-data'
import { paths } from '@pravesh/shared/site/paths'
import { shell } from '@pravesh/shared/site/shells'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shellPage } from '../pages/define-page.ts'
import { PageRegistry } from '../pages/page-registry.ts'
import { recordPage } from '../pages/record-page.ts'
import { EarlierBuilds } from '../static-site/earlier-builds.ts'
import { Release } from '../static-site/release.ts'
import { HSTS } from './security-headers.ts'
import { StaticHandler } from './static-handler.ts'

const pageOf = (title: string) => `<!doctype html><title>${title}</title><p>${'text '.repeat(200)}</p>`
const load = async () => null
const pages = new PageRegistry({
  pages: [
    shellPage(shell('reader', '/reader', [/^\/purchase-books\/[^/]+\/read$/])),
    recordPage({ kind: pageKind('book', {}), collection: 'books', name: 'slug', path: paths.book, load }),
    recordPage({
      kind: pageKind('course', {}),
      collection: 'courses',
      path: paths.course,
      absent: { redirect: paths.somethingWrong },
      load,
    }),
  ],
  frame: 'site-settings',
})
const LOADER = 'self.Astro = {}'
const LOADER_HASH = `sha256-${createHash('sha256').update(LOADER).digest('base64')}`
let root: string
let server: Server
let release: Release
let origin: string

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'pravesh-static-'))
  release = new Release(root, 'release')
  mkdirSync(path.join(root, 'build'))
  const inlineHashes = { scripts: [LOADER_HASH], styles: [] }
  await release.prepare({ id: 'release', assets: path.join(root, 'build'), render: async () => '', inlineHashes })
  await release.writePage('/', pageOf('Home'))
  await release.writePage('/island', `${pageOf('Island')}<script>${LOADER}</script><script>alert(1)</script>`)
  await release.writePage('/reader', pageOf('Reader'))
  await release.writePage('/404', pageOf('Not found'))
  await release.writePage('/purchase-books/b1/new-name', pageOf('Book'))
  mkdirSync(path.join(release.directory, '_astro'))
  writeFileSync(path.join(release.directory, '_astro/style.abc.css'), 'p{}')
  writeFileSync(path.join(release.directory, '.complete'), '')
  mkdirSync(path.join(root, 'earlier/_astro'), { recursive: true })
  writeFileSync(path.join(root, 'earlier/_astro/part.def.js'), 'earlier')
  mkdirSync(path.join(root, 'public'))
  writeFileSync(path.join(root, 'public/picture.webp'), 'picture')
  writeFileSync(path.join(root, 'secret.txt'), 'secret')
  const handler = new StaticHandler({
    release: () => release,
    earlier: new EarlierBuilds({ root, assets: '_astro' }),
    mediaDirectory: path.join(root, 'public'),
    pages,
    extraHeaders: ['strict-transport-security', HSTS],
  })
  server = createServer((req, res) => {
    const [pathname = '', query] = (req.url ?? '/').split(/\?(.*)/s)
    handler.handle(req, res, { pathname, search: query === undefined ? '' : `?${query}` })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true, force: true })
})

const tagOf = (headers: Headers) => headers.get('etag') ?? ''
const get = (address: string, init: RequestInit = {}) => fetch(origin + address, { redirect: 'manual', ...init })

describe('StaticHandler', () => {
  it('serves a page, compressed when the client accepts it', async () => {
    const plain = await get('/', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(pageOf('Home'))
    const small = await get('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(small.headers.get('vary')).toBe('accept-encoding')
    expect(Number(small.headers.get('content-length'))).toBeLessThan(pageOf('Home').length / 2)
    expect(await small.text()).toBe(pageOf('Home'))
  })

  it('serves a shell at every address it matches', async () => {
    const response = await get('/purchase-books/b1/read')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(pageOf('Reader'))
    expect((await get('/purchase-books/b1/read/')).headers.get('location')).toBe('/purchase-books/b1/read')
  })

  it('respects q=0 for brotli', async () => {
    const response = await get('/', { headers: { 'accept-encoding': 'br;q=0, identity' } })
    expect(response.headers.get('content-encoding')).toBeNull()
  })

  it('responds 304 while a page is unchanged and 200 after it is replaced', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    const again = await get('/', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    await release.writePage('/', pageOf('Home, changed'))
    const changed = await get('/', { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain('Home, changed')
  })

  it('has a separate entity tag for each encoding', async () => {
    const plain = await get('/reader', { headers: { 'accept-encoding': 'identity' } })
    const small = await get('/reader', { headers: { 'accept-encoding': 'br' } })
    expect(plain.headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect(small.headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  })

  it.each<[condition: string, headers: (page: Headers) => Record<string, string>, status: number]>([
    ['its tag', (page) => ({ 'if-none-match': tagOf(page) }), 304],
    ['its tag, made weak by a proxy', (page) => ({ 'if-none-match': `W/${tagOf(page)}` }), 304],
    ['a list with its tag', (page) => ({ 'if-none-match': `"a", W/"b,c" ,${tagOf(page)}` }), 304],
    ['any tag', () => ({ 'if-none-match': '*' }), 304],
    ['another tag', () => ({ 'if-none-match': '"a"' }), 200],
    ['a list of others', () => ({ 'if-none-match': '"a", W/"b"' }), 200],
    ['its tag without quotes', (page) => ({ 'if-none-match': tagOf(page).replaceAll('"', '') }), 200],
    ['an empty tag', () => ({ 'if-none-match': '' }), 200],
    ['its time', (page) => ({ 'if-modified-since': page.get('last-modified') ?? '' }), 304],
    ['a later time', () => ({ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }), 304],
    ['an earlier time', () => ({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }), 200],
    ['no time', () => ({ 'if-modified-since': 'yesterday' }), 200],
    [
      'another tag, which overrides the date',
      (page) => ({ 'if-none-match': '"a"', 'if-modified-since': page.get('last-modified') ?? '' }),
      200,
    ],
  ])('handles conditional requests: %s', async (_condition, headers, status) => {
    for (const encoding of ['br', 'identity']) {
      const page = (await get('/reader', { headers: { 'accept-encoding': encoding } })).headers
      for (const method of ['GET', 'HEAD']) {
        const response = await get('/reader', { method, headers: { 'accept-encoding': encoding, ...headers(page) } })
        expect(response.status).toBe(status)
        expect(response.headers.get('etag')).toBe(page.get('etag'))
        expect(response.headers.get('vary')).toBe('accept-encoding')
        expect(await response.text()).toBe(status === 200 && method === 'GET' ? pageOf('Reader') : '')
      }
    }
  })

  it('never responds 304 for the not-found page', async () => {
    const { headers } = await get('/nothing')
    const response = await get('/nothing', {
      headers: { 'if-none-match': '*', 'if-modified-since': headers.get('last-modified') ?? '' },
    })
    expect(response.status).toBe(404)
  })

  it('responds to HEAD like GET, without the body', async () => {
    const head = await get('/_astro/style.abc.css', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe('3')
    expect(await head.text()).toBe('')
  })

  it('lets clients cache hashed assets and pictures for ever, but not pages', async () => {
    for (const address of ['/_astro/style.abc.css', '/media/picture.webp']) {
      expect((await get(address)).headers.get('cache-control')).toContain('immutable')
    }
    expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('serves the assets of earlier builds to pages that are still open', async () => {
    const response = await get('/_astro/part.def.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toBe('earlier')
    expect((await get('/_astro/%2e%2e/%2e%2e/secret.txt')).status).toBe(404)
  })
})
