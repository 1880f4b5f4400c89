import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { splitLocale } from '@pravesh/shared/platform/locale'
import { paths, pathsIn } from '@pravesh/shared/site/paths'
import type { PageRegistry } from '../pages/page-registry.ts'
import type { EarlierBuilds } from '../static-site/earlier-builds.ts'
import { assetFile, pageFile } from '../static-site/file-name.ts'
import { inlineHashesOf } from '../static-site/inline-hashes.ts'
import type { Release } from '../static-site/release.ts'
import type { Address } from './portal-server.ts'
import { assetHeaders, bareHeaders, type HeaderSet, IMMUTABLE, pageHeaders } from './security-headers.ts'
import { sendFile } from './send-file.ts'
import { type FileHeaders, type ServedFile, ServedFiles } from './served-files.ts'

const flat = (headers: HeaderSet): string[] => Object.entries(headers).flat()
/** Browsers revalidate pages on every request and get 304 while they are unchanged. */
const PAGE = ['cache-control', 'public, max-age=0, must-revalidate']
const HASHED = flat({ ...assetHeaders, ...IMMUTABLE })
const PLAIN_ASSET = flat({ ...assetHeaders, 'cache-control': 'public, max-age=3600' })
const TEXT = ['content-type', 'text/plain; charset=utf-8']

interface StaticHandlerOptions {
  release: () => Release
  /** Earlier releases, whose assets open pages still request. */
  earlier: Pick<EarlierBuilds, 'find'>
  mediaDirectory: string
  /** Resolves addresses without a file of their own. */
  pages: Pick<PageRegistry, 'shellPathOf' | 'folderOf' | 'absentAt'>
  /** Headers of every response, e.g. HSTS. */
  extraHeaders: readonly string[]
}

/** Serves the published site and public pictures. */
export class StaticHandler {
  private readonly files = new ServedFiles()
  private readonly options: StaticHandlerOptions
  private readonly page: FileHeaders
  private readonly hashed: string[]
  private readonly plain: string[]
  private readonly bare: string[]

  constructor(options: StaticHandlerOptions) {
    this.options = options
    this.page = (raw) => {
      const inline = inlineHashesOf(raw.toString(), options.release().inlineHashes)
      return [...flat(pageHeaders(inline)), ...PAGE, ...options.extraHeaders]
    }
    this.hashed = [...HASHED, ...options.extraHeaders]
    this.plain = [...PLAIN_ASSET, ...options.extraHeaders]
    this.bare = [...flat(bareHeaders), ...options.extraHeaders]
  }

  /** Responds to GET or HEAD with the file at the address, a redirect to its current address, or the not-found page. */
  handle(req: IncomingMessage, res: ServerResponse, { pathname, search }: Address): void {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      this.sendEmpty(res, 405, ['allow', 'GET, HEAD'])
      return
    }
    const served = this.find(pathname)
    const current = served ? null : this.currentAddress(pathname)
    if (served) sendFile(req, res, served)
    else if (current !== null) {
      this.sendEmpty(res, 301, ['location', current + search, 'cache-control', 'public, max-age=3600'])
    } else this.absent(req, res, pathname)
  }

  private absent(req: IncomingMessage, res: ServerResponse, pathname: string): void {
    const absent = this.options.pages.absentAt(pathname)
    if (absent && 'redirect' in absent) {
      this.sendEmpty(res, 302, ['location', absent.redirect, 'cache-control', 'no-store'])
    } else this.notFound(req, res, absent?.page ?? pathsIn(splitLocale(pathname).locale).notFound)
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
    if (pathname.startsWith('/media/')) return this.media(pathname.slice('/media/'.length))
    const { directory } = this.options.release()
    if (pathname.startsWith('/_astro/'))
      return this.asset(directory, pathname, this.hashed) ?? this.earlierAsset(pathname)
    const page = splitLocale(pathname).path === paths.notFound ? null : pageFile(pathname)
    const found = page === null ? null : this.files.get(path.join(directory, page), this.page)
    return found ?? (path.extname(pathname) ? this.asset(directory, pathname, this.plain) : this.shell(pathname))
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

  /** Picture names are random and never reused, so clients may cache them for ever. */
  private media(name: string): ServedFile | null {
    if (!/^[\w-][\w.-]*\.(webp|png|jpe?g)$/.test(name)) return null
    return this.files.get(path.join(this.options.mediaDirectory, name), this.hashed)
  }

  /** The current address to redirect to. Rejects a leading `//`, which would redirect to another site. */
  private currentAddress(pathname: string): string | null {
    if (/^\/[^/\\].*\/$/.test(pathname)) return pathname.replace(/\/+$/, '')
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

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
