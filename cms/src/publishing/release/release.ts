import { type Dirent, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EarlierBuilds } from '../../http/assets/earlier-builds.ts'
import { isLeftover, removeFileAtomically, UNFINISHED, writeFileAtomically } from '../../http/files/atomic-file.ts'
import { brotliOfAsset, brotliOfPage, brotliOfPageInThread, COMPRESSIBLE } from '../../http/files/compress.ts'
import { pageFile } from '../../http/files/file-name.ts'
import { filesBelow } from '../../http/files/files-below.ts'
import { type InlineHashes, NO_INLINE } from '../../http/files/inline-hashes.ts'
import { compressedAsset } from './compress-assets.ts'
import { OutdatedMark } from './outdated-mark.ts'
import { addressFileOf, pageOfAddressFile } from './page-address.ts'
import type { SiteBuild } from './site-build.ts'

/** File with the CSP hashes of this build, so that a process with a newer build can serve this release. */
const INLINE_HASHES = '.inline-hashes.json'

/** File with the last publication event whose pages this release contains. */
const PROGRESS = '.progress'

/** In `.complete` of releases that have the addresses of pages served by name; those of earlier versions have an empty file. */
const WITH_ADDRESSES = 'addresses'

/** A publication event. The number alone could be that of another event, in another database or after a restoration. */
export interface Position {
  sequence: number
  key: string
}

/** One build's pages and assets on disk. Pages are replaced atomically one by one; each build has its own folder. */
export class Release {
  readonly id: string
  readonly directory: string
  readonly outdated: OutdatedMark
  private inline: InlineHashes | null = null

  constructor(root: string, id: string) {
    this.id = id
    this.directory = path.join(root, id)
    this.outdated = new OutdatedMark(this.directory)
  }

  /** Whether every page has been written at least once. */
  get complete(): boolean {
    return existsSync(path.join(this.directory, '.complete'))
  }

  /** Whether the addresses of pages that are served by name have been written. */
  get hasAddresses(): boolean {
    return textIn(path.join(this.directory, '.complete')) === WITH_ADDRESSES
  }

  async markComplete(): Promise<void> {
    await writeFile(path.join(this.directory, '.complete'), WITH_ADDRESSES)
  }

  /** The last publication event that the release contains; null if it is unknown. */
  async readProgress(): Promise<Position | null> {
    return positionIn(await readFile(path.join(this.directory, PROGRESS), 'utf8').catch(() => ''))
  }

  /** The same within this turn of the event loop. */
  readProgressNow(): Position | null {
    return positionIn(textIn(path.join(this.directory, PROGRESS)))
  }

  async writeProgress({ sequence, key }: Position): Promise<void> {
    const raw = Buffer.from(`${sequence} ${key}`)
    await writeFileAtomically(path.join(this.directory, PROGRESS), { raw, brotli: null })
  }

  /** CSP hashes of this release's inline scripts and styles; empty for releases that predate them. */
  get inlineHashes(): InlineHashes {
    this.inline ??= readInlineHashes(path.join(this.directory, INLINE_HASHES))
    return this.inline
  }

  /** Copies the build's assets. */
  async prepare(build: SiteBuild): Promise<void> {
    await mkdir(this.directory, { recursive: true })
    const inlineHashes = Buffer.from(JSON.stringify(build.inlineHashes))
    await writeFileAtomically(path.join(this.directory, INLINE_HASHES), { raw: inlineHashes, brotli: null })
    this.inline = build.inlineHashes
    for (const file of await filesBelow(build.assets)) await this.writeAsset(build, file)
  }

  /**
   * Writes a page unless it is unchanged; returns whether it was written. A page that may wait is compressed in another
   * thread. One that is served by name has an address, which is written first.
   */
  async writePage(
    pathname: string,
    html: string,
    { mayWait = false, address = null }: { mayWait?: boolean; address?: string | null } = {},
  ): Promise<boolean> {
    const file = this.fileOf(pathname)
    if (address !== null) await writeUnlessSame(addressFileOf(file), Buffer.from(address))
    const raw = Buffer.from(html)
    if (holds(file, raw)) return false
    await writeFileAtomically(file, { raw, brotli: mayWait ? await brotliOfPageInThread(raw) : brotliOfPage(raw) })
    return true
  }

  removePage(pathname: string): void {
    const file = this.fileOf(pathname)
    removeFileAtomically(file)
    rmSync(addressFileOf(file), { force: true })
  }

  /** All page files, relative to the release, e.g. `courses/a.html`. */
  async *pageFiles(): AsyncGenerator<string> {
    for await (const file of this.files()) if (file.endsWith('.html')) yield file
  }

  /** Whether a page is published at the address. */
  hasPage(pathname: string): boolean {
    const file = pageFile(pathname)
    return file !== null && existsSync(path.join(this.directory, file))
  }

  fileOf(pathname: string): string {
    const file = pageFile(pathname)
    if (file === null) throw new Error(`${pathname} is not an address that a page can have.`)
    return path.join(this.directory, file)
  }

  private async writeAsset({ assets, compressed }: SiteBuild, file: string): Promise<void> {
    const target = path.join(this.directory, file)
    const raw = await readFile(path.join(assets, file))
    if (holds(target, raw)) return
    const ready = compressed === undefined ? null : await compressedAsset(path.join(compressed, `${file}.br`), raw)
    const brotli = ready ?? (COMPRESSIBLE.test(file) ? await brotliOfAsset(raw) : null)
    await writeFileAtomically(target, { raw, brotli })
  }

  /**
   * Removes the pages that are not among the expected files, and what dead processes left unfinished. Takes a second with
   * 20,000 pages.
   */
  async removeAllBut(expected: ReadonlySet<string>): Promise<void> {
    for await (const file of this.files()) {
      const absolute = path.join(this.directory, file)
      if (file.endsWith('.html') && !expected.has(absolute)) removeFileAtomically(absolute)
      else if (isAddressOfNone(absolute, expected)) rmSync(absolute, { force: true })
      else if (isLeftover(absolute)) rmSync(absolute, { force: true })
    }
  }

  /**
   * All files, relative to the release, one folder at a time: a recursive `opendir` keeps a native handle of each of
   * 20,000 folders until garbage is collected, over 100 MB.
   */
  private async *files(folder = ''): AsyncGenerator<string> {
    for (const entry of await entriesOf(path.join(this.directory, folder))) {
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) yield* this.files(file)
      else yield file
    }
  }
}

/** The release being served, stored in a file so that all processes and restarts agree. */
export class ReleasePointer {
  private readonly root: string
  private readonly file: string
  readonly earlier: EarlierBuilds

  constructor(root: string) {
    this.root = root
    this.earlier = new EarlierBuilds({ root, assets: '_astro' })
    this.file = path.join(root, 'current')
  }

  async read(): Promise<Release | null> {
    const id = await readFile(this.file, 'utf8').catch(() => null)
    const release = id === null ? null : new Release(this.root, id.trim())
    return release?.complete ? release : null
  }

  /** Switches to a release atomically. EarlierBuilds retains the replaced one for a while. */
  async switchTo(release: Release, now: Date): Promise<void> {
    const previous = await this.read()
    await mkdir(this.root, { recursive: true })
    await writeFile(`${this.file}${UNFINISHED}`, release.id)
    await rename(`${this.file}${UNFINISHED}`, this.file)
    await this.earlier.replaceWith({ current: release.id, previous: previous?.id ?? null, now })
  }

  /** Removes the pages of all releases. Their assets stay for open pages. */
  async discard(now: Date): Promise<void> {
    await rm(this.file, { force: true })
    await this.earlier.discardPages(now)
  }
}

/** The entries of a folder; none if its record has lost its page meanwhile. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function readInlineHashes(file: string): InlineHashes {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NO_INLINE
}

async function writeUnlessSame(file: string, raw: Buffer): Promise<void> {
  if (!holds(file, raw)) await writeFileAtomically(file, { raw, brotli: null })
}

/** Whether a file has the address of a page that there is not. */
function isAddressOfNone(file: string, pages: ReadonlySet<string>): boolean {
  const page = pageOfAddressFile(file)
  return page !== null && !pages.has(page)
}

function positionIn(text: string): Position | null {
  const [, sequence, key] = /^(\d+) (\S+)$/.exec(text) ?? []
  return key === undefined ? null : { sequence: Number(sequence), key }
}

/** Empty if there is no such file. */
function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function holds(file: string, bytes: Buffer): boolean {
  const present = statSync(file, { throwIfNoEntry: false })
  return present?.size === bytes.length && readFileSync(file).equals(bytes)
}
