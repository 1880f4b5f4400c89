import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pageKind } from '@pravesh/shared/site/page-data'
import { paths } from '@pravesh/shared/site/paths'
import { shell } from '@pravesh/shared/site/shells'
import { afterAll, beforeAll } from 'vitest'
import { EarlierBuilds } from '../src/http/assets/earlier-builds.ts'
import { NO_INLINE } from '../src/http/files/inline-hashes.ts'
import { HSTS } from '../src/http/files/security-headers.ts'
import { shellPage } from '../src/publishing/pages/define-page.ts'
import { PageRegistry } from '../src/publishing/pages/page-registry.ts'
import { recordPage } from '../src/publishing/pages/record-page.ts'
import type { PublicSite } from '../src/publishing/release/public-site.ts'
import { Release } from '../src/publishing/release/release.ts'
import type { NamedPage, NamedPages } from '../src/publishing/serve/named-pages.ts'
import { folderPictures } from '../src/publishing/serve/pictures.ts'
import { StaticHandler } from '../src/publishing/serve/static-handler.ts'
import { FolderStorage } from '../src/storage/folder-storage.ts'
import { storedSiteFiles } from '../src/storage/site-files.ts'

export const pageOf = (title: string) => `<!doctype html><title>${title}</title><p>${'text '.repeat(200)}</p>`
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
/** Courses by their names in addresses: one with an earlier name, one that only the database knows, a hidden one. */
const COURSES: Record<string, { id: string; name: string; isKnown: boolean }> = {
  now: { id: 'c1', name: 'now', isKnown: true },
  before: { id: 'c1', name: 'now', isKnown: true },
  asked: { id: 'c1', name: 'asked', isKnown: false },
  hidden: { id: 'c2', name: 'hidden', isKnown: true },
}
const NAMED: NamedPages = {
  known(pathname) {
    const [, requested] = /^\/courses\/([^/]+)$/.exec(pathname) ?? []
    if (requested === undefined) return undefined
    return COURSES[requested]?.isKnown ? pageNamed(requested) : null
  },
  async find(pathname) {
    const requested = pathname.slice('/courses/'.length)
    if (requested === 'broken') throw new Error('The database is away.')
    return pageNamed(requested)
  },
}

function pageNamed(requested: string): NamedPage | null {
  const course = COURSES[requested]
  return course
    ? { path: `/courses/${course.id}`, address: `/courses/${course.name}`, isCurrent: requested === course.name }
    : null
}

/** More than the storage is asked for at once. */
export const VIDEO = Buffer.alloc(600_000, 'video')

export const LOADER = 'self.Astro = {}'
export const LOADER_HASH = `sha256-${createHash('sha256').update(LOADER).digest('base64')}`
/** Serves a small published site for the tests of a file. */
export function startStaticSite() {
  let root: string
  let server: Server
  let release: Release
  let origin: string
  let renewal: PublicSite['renewal'] = () => null
  let previous: Release | null = null

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
    await release.writePage('/courses/c1', pageOf('Course'))
    mkdirSync(path.join(release.directory, '_astro'))
    writeFileSync(path.join(release.directory, '_astro/style.abc.css'), 'p{}')
    writeFileSync(path.join(release.directory, '.complete'), '')
    mkdirSync(path.join(root, 'earlier/_astro'), { recursive: true })
    writeFileSync(path.join(root, 'earlier/_astro/part.def.js'), 'earlier')
    writeFileSync(path.join(root, 'other.ghi.js'), 'of another build')
    mkdirSync(path.join(root, 'public'))
    writeFileSync(path.join(root, 'public/picture.webp'), 'picture')
    writeFileSync(path.join(root, 'public/picture.avif'), 'picture')
    mkdirSync(path.join(root, 'private/videos'), { recursive: true })
    mkdirSync(path.join(root, 'private/documents'))
    writeFileSync(path.join(root, 'private/videos/walk.mp4'), VIDEO)
    writeFileSync(path.join(root, 'private/documents/own.pdf'), 'secret')
    writeFileSync(path.join(root, 'secret.txt'), 'secret')
    const handler = new StaticHandler({
      renewal: (pathname) => renewal(pathname),
      previous: () => previous,
      isFilling: () => false,
      release: () => release,
      earlier: new EarlierBuilds({ root, assets: '_astro' }),
      shared: {
        find: async (pathname) => (pathname === '/_astro/other.ghi.js' ? path.join(root, 'other.ghi.js') : null),
      },
      pictures: folderPictures(path.join(root, 'public')),
      siteFiles: storedSiteFiles(new FolderStorage(root)),
      log: { error: (line: unknown) => console.error(line) },
      pages,
      named: NAMED,
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

  return {
    release: () => release,
    /** No page can be drawn while `run` is called, after a release with a page at an address. */
    whileUndrawn: async (before: { address: string; html: string } | null, run: () => Promise<void>) => {
      const earlier = new Release(root, 'before')
      await earlier.prepare({
        id: 'before',
        assets: path.join(root, 'build'),
        render: async () => '',
        inlineHashes: NO_INLINE,
      })
      if (before !== null) await earlier.writePage(before.address, before.html)
      previous = earlier
      renewal = () => Promise.reject(new Error('The database is away.'))
      await run().finally(() => {
        renewal = () => null
        previous = null
      })
    },
    get: (address: string, init: RequestInit = {}) => fetch(origin + address, { redirect: 'manual', ...init }),
  }
}
