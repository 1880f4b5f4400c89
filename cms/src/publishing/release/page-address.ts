import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { splitLocale } from '@pravesh/shared/platform/locale'
import { paths } from '@pravesh/shared/site/paths'
import { pageFile } from '../../http/files/file-name.ts'
import { namesIn } from '../../http/files/names-in.ts'

const SUFFIX = '.address'
const PAGE = '.html'

/** The file with the address of a page that is published by id and served by name. Hidden: no address leads to it. */
export function addressFileOf(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file, PAGE)}${SUFFIX}`)
}

/** The page that such a file belongs to; null for other files. */
export function pageOfAddressFile(file: string): string | null {
  const name = path.basename(file)
  if (!name.startsWith('.') || !name.endsWith(SUFFIX)) return null
  return path.join(path.dirname(file), `${name.slice(1, -SUFFIX.length)}${PAGE}`)
}

/** Addresses in memory at once, by folder. */
const MAX_FOLDERS = 100

/** Finds the pages of a release by their addresses without a database: those at their own path, and those by name. */
export class PageAddresses {
  private readonly directory: string
  /** The paths of a folder's pages by address. */
  private folders = new Map<string, ReadonlyMap<string, string>>()
  private version = ''

  constructor(directory: string) {
    this.directory = directory
  }

  /**
   * The path of the page that is served at an address; null if only the portal knows, e.g. because the address redirects.
   * Addresses are read again for each version of the release.
   */
  pathAt(pathname: string, version: string): string | null {
    const page = splitLocale(pathname).path === paths.notFound ? null : pageFile(pathname)
    if (page === null) return null
    const file = path.join(this.directory, page)
    if (existsSync(file)) return existsSync(addressFileOf(file)) ? null : pathname
    if (version !== this.version || this.folders.size >= MAX_FOLDERS) this.folders.clear()
    this.version = version
    const folder = path.dirname(page)
    const known = this.folders.get(folder) ?? this.read(folder)
    this.folders.set(folder, known)
    return known.get(pathname) ?? null
  }

  private read(folder: string): ReadonlyMap<string, string> {
    const directory = path.join(this.directory, folder)
    const found = new Map<string, string>()
    for (const name of namesIn(directory)) {
      const page = pageOfAddressFile(path.join(folder, name))
      if (page === null) continue
      const segments = page.slice(0, -PAGE.length).split(path.sep)
      found.set(readFileSync(path.join(directory, name), 'utf8'), `/${segments.map(encodeURIComponent).join('/')}`)
    }
    return found
  }
}
