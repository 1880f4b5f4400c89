import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { splitLocale } from '@pravesh/shared/platform/locale'
import { sitePath } from '@pravesh/shared/platform/site-path'
import { paths, pathsIn } from '@pravesh/shared/site/paths'
import type { Logger } from 'pino'
import type { EarlierBuilds } from '../../http/assets/earlier-builds.ts'
import type { SharedAssets } from '../../http/assets/shared-assets.ts'
import { assetFile, pageFile } from '../../http/files/file-name.ts'
import { namesIn } from '../../http/files/names-in.ts'
import { pageSourcesOf } from '../../http/files/page-sources.ts'
import { assetHeaders, bareHeaders, type HeaderSet, IMMUTABLE, pageHeaders } from '../../http/files/security-headers.ts'
import { sendFile } from '../../http/files/send-file.ts'
import { type FileHeaders, type ServedFile, ServedFiles } from '../../http/files/served-files.ts'
import type { Address } from '../../http/server/address.ts'
import type { PageRegistry } from '../pages/page-registry.ts'
import type { PublicSite } from '../release/public-site.ts'
import type { Release } from '../release/release.ts'
import { MediaHandler } from './media-handler.ts'
import type { NamedPage, NamedPages } from './named-pages.ts'
import type { Pictures } from './pictures.ts'
import type { StreamedFiles } from './streamed-files.ts'

const flat = (headers: HeaderSet): string[] => Object.entries(headers).flat()
/** Browsers revalidate pages on every request and get 304 while they are unchanged. */
const PAGE = ['cache-control', 'public, max-age=0, must-revalidate']
const HASHED = flat({ ...assetHeaders, ...IMMUTABLE })
const PLAIN_ASSET = flat({ ...assetHeaders, 'cache-control': 'public, max-age=3600' })
/** Addresses of hashed files. */
export const ASSETS = '/_astro/'
const MAX_PAGE_FILES = 2000
const TEXT = ['content-type', 'text/plain; charset=utf-8']

interface StaticHandlerOptions {
  release: () => Release
  previous: PublicSite['previous']
  /** Earlier releases, whose assets open pages still request. */
  earlier: Pick<EarlierBuilds, 'find'>
  /** Assets of other builds that share the database. */
  shared: Pick<SharedAssets, 'find'>
  renewal: PublicSite['renewal']
  /** Whether a page without a file may be drawn for a request. */
  isFilling: PublicSite['isFilling']
  pictures: Pictures
  siteFiles: StreamedFiles
  /** Logs why a file could not be loaded, or a name not be looked up. */
  log: Pick<Logger, 'error'>
  /** Resolves addresses without a file of their own. */
  pages: Pick<PageRegistry, 'shellPathOf' | 'folderOf' | 'absentAt' | 'languageAt'>
  /** Resolves addresses with the name of a record. */
  named: NamedPages
  /** Headers of every response, e.g. HSTS. */
  extraHeaders: readonly string[]
}

/** Serves the published site and uploads of staff. */
export class StaticHandler {
  private readonly files = new ServedFiles()
  /** The files of requested pages, because an address takes longer to decode and check than a file to find. */
  private readonly pageFiles = new Map<string, { directory: string; file: string }>()
  private readonly options: StaticHandlerOptions
  private readonly page: FileHeaders
  private readonly hashed: string[]
  private readonly plain: string[]
  private readonly bare: string[]
  private readonly media: MediaHandler

  constructor(options: StaticHandlerOptions) {
    this.options = options
    this.page = (raw) => this.headersOf(raw, options.release())
    this.hashed = [...HASHED, ...options.extraHeaders]
    this.plain = [...PLAIN_ASSET, ...options.extraHeaders]
    this.bare = [...flat(bareHeaders), ...options.extraHeaders]
    this.media = new MediaHandler({ ...options, absent: (req, res, pathname) => this.absent(req, res, pathname) })
  }

  /** Responds to GET or HEAD with the file at the address, a redirect to its current address, or the not-found page. */
  handle(req: IncomingMessage, res: ServerResponse, address: Address): void {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      this.sendEmpty(res, 405, ['allow', 'GET, HEAD'])
      return
    }
    if (address.pathname.startsWith('/media/')) {
      void this.media.handle(req, res, address.pathname).catch((error) => res.destroy(error))
      return
    }
    const known = this.options.named.known(address.pathname)
    if (known === undefined) this.respondWhenRenewed(req, res, address)
    else if (known !== null && this.mayHavePage(known.path)) this.sendNamed(req, res, address, known)
    else void this.respondByName(req, res, address).catch((error) => this.fail(req, res, error))
  }

  private respondWhenRenewed(req: IncomingMessage, res: ServerResponse, address: Address): void {
    const renewal = this.options.renewal(address.pathname)
    if (renewal === null) this.respond(req, res, address)
    else {
      void renewal
        .then(
          () => this.respond(req, res, address),
          (error) => this.respondUndrawn(req, res, address, error),
        )
        .catch((error) => res.destroy(error))
    }
  }

  /** A page that cannot be drawn, as while the database is away: as it was before, or a refusal. */
  private respondUndrawn(req: IncomingMessage, res: ServerResponse, { pathname }: Address, error: unknown): void {
    const previous = this.options.previous()
    const before = previous && this.files.get(previous.fileOf(pathname), (raw) => this.headersOf(raw, previous))
    const served = this.find(pathname) ?? before
    if (served) sendFile(req, res, served)
    else this.fail(req, res, error)
  }

  private headersOf(raw: Buffer, { inlineHashes }: Release): string[] {
    const allowed = pageSourcesOf(raw.toString(), inlineHashes)
    return [...flat(pageHeaders(allowed)), ...PAGE, ...this.options.extraHeaders]
  }

  /** An unknown name or id gets the not-found page; a published record without a page, e.g. a hidden one, the kind's answer. */
  private async respondByName(req: IncomingMessage, res: ServerResponse, address: Address): Promise<void> {
    const page = await this.options.named.find(address.pathname)
    if (page === null) this.notFound(req, res, this.notFoundPath(address.pathname))
    else if (this.mayHavePage(page.path)) this.sendNamed(req, res, address, page)
    else this.absent(req, res, page.path)
  }

  private mayHavePage(path: string): boolean {
    return this.options.isFilling() || this.options.release().hasPage(path)
  }

  private sendNamed(req: IncomingMessage, res: ServerResponse, { search }: Address, page: NamedPage): void {
    if (page.isCurrent) this.respondWhenRenewed(req, res, { pathname: page.path, search })
    // Not stored: a record that gets an earlier name back would redirect in a circle.
    else this.sendEmpty(res, 301, ['location', page.address + search, 'cache-control', 'no-cache'])
  }

  private fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    this.options.log.error({ msg: 'A page could not be looked up.', err: error })
    res.writeHead(503, [...TEXT, 'retry-after', '60', 'cache-control', 'no-store', ...this.bare])
    res.end(req.method === 'HEAD' ? undefined : 'This page cannot be looked up now. Try again in a minute.')
  }

  private respond(req: IncomingMessage, res: ServerResponse, address: Address): void {
    const served = this.find(address.pathname)
    if (served) sendFile(req, res, served)
    else if (!address.pathname.startsWith(ASSETS)) this.respondWithoutFile(req, res, address)
    else void this.respondFromOtherBuild(req, res, address).catch((error) => res.destroy(error))
  }

  private async respondFromOtherBuild(req: IncomingMessage, res: ServerResponse, address: Address): Promise<void> {
    const file = await this.options.shared.find(address.pathname)
    const served = file === null ? null : this.files.get(file, this.hashed)
    if (served) sendFile(req, res, served)
    else this.respondWithoutFile(req, res, address)
  }

  private respondWithoutFile(req: IncomingMessage, res: ServerResponse, { pathname, search }: Address): void {
    const current = this.currentAddress(pathname)
    if (current !== null) {
      this.sendEmpty(res, 301, ['location', current + search, 'cache-control', 'public, max-age=3600'])
    } else this.absent(req, res, pathname)
  }

  private absent(req: IncomingMessage, res: ServerResponse, pathname: string): void {
    const absent = this.options.pages.absentAt(pathname)
    if (absent && 'redirect' in absent) {
      this.sendEmpty(res, 302, ['location', absent.redirect, 'cache-control', 'no-store'])
    } else this.notFound(req, res, absent?.page ?? this.notFoundPath(pathname))
  }

  private notFoundPath(pathname: string): string {
    return pathsIn(this.options.pages.languageAt(pathname)).notFound
  }

  private sendEmpty(res: ServerResponse, status: number, headers: readonly string[]): void {
    res.writeHead(status, [...headers, 'content-length', '0', ...this.bare])
    res.end()
  }

  private notFound(req: IncomingMessage, res: ServerResponse, instead: string): void {
    const page = this.files.get(this.options.release().fileOf(instead), this.page)
    if (page) sendFile(req, res, page, 404)
    else res.writeHead(404, [...TEXT, ...this.bare]).end('This page does not exist.')
  }

  private find(pathname: string): ServedFile | null {
    const { directory } = this.options.release()
    if (pathname.startsWith(ASSETS)) return this.asset(directory, pathname, this.hashed) ?? this.earlierAsset(pathname)
    const found = this.pageAt(directory, pathname)
    return found ?? (path.extname(pathname) ? this.asset(directory, pathname, this.plain) : this.shell(pathname))
  }

  private pageAt(directory: string, pathname: string): ServedFile | null {
    const known = this.pageFiles.get(pathname)
    if (known?.directory === directory) return this.files.get(known.file, this.page)
    const page = splitLocale(pathname).path === paths.notFound ? null : pageFile(pathname)
    if (page === null) return null
    const file = path.join(directory, page)
    const found = this.files.get(file, this.page)
    if (found === null) return null
    if (this.pageFiles.size >= MAX_PAGE_FILES) this.pageFiles.clear()
    this.pageFiles.set(pathname, { directory, file })
    return found
  }

  private shell(pathname: string): ServedFile | null {
    const page = this.options.pages.shellPathOf(pathname)
    return page === null ? null : this.files.get(this.options.release().fileOf(page), this.page)
  }

  private asset(directory: string, pathname: string, headers: string[]): ServedFile | null {
    const file = assetFile(pathname)
    if (file === null || /\.(html|br)$/.test(file)) return null
    return this.files.get(path.join(directory, file), headers)
  }

  private earlierAsset(pathname: string): ServedFile | null {
    const file = assetFile(pathname)
    const found = file === null || file.endsWith('.br') ? null : this.options.earlier.find(file)
    return found === null ? null : this.files.get(found, this.hashed)
  }

  /** The current address to redirect to; never one of another site. */
  private currentAddress(pathname: string): string | null {
    if (/^\/.+\/$/.test(pathname)) return sitePath(pathname.replace(/\/+$/, ''))
    // An address with the id alone or an old name redirects to the current name.
    const record = this.options.pages.folderOf(pathname)
    const folder = record === null ? null : assetFile(record)
    if (folder === null) return null
    const currentName = namesIn(path.join(this.options.release().directory, folder)).find((name) =>
      name.endsWith('.html'),
    )
    return currentName === undefined ? null : `${record}/${encodeURIComponent(currentName.slice(0, -'.html'.length))}`
  }
}
