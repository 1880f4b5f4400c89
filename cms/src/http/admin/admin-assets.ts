import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { EarlierBuilds } from '../assets/earlier-builds.ts'
import type { SharedAssets } from '../assets/shared-assets.ts'
import { UNFINISHED } from '../files/atomic-file.ts'
import { assetFile } from '../files/file-name.ts'
import { filesBelow } from '../files/files-below.ts'

/** The path prefix of the admin's scripts and styles. */
export const ADMIN_ASSETS = '/_next/static/'

interface AdminAssetsOptions {
  /** Next's build folder. */
  build: string
  /** Folder for the copies, with one subfolder per build. */
  root: string
  /** Assets of other builds that share the database. */
  shared: Pick<SharedAssets, 'find'>
}

/** Copies of the admin's assets, so that open pages of a replaced build still find theirs. */
export class AdminAssets {
  readonly earlier: EarlierBuilds
  private readonly build: string
  private readonly root: string
  private readonly shared: Pick<SharedAssets, 'find'>
  /** The copy of this build's assets; null until it is made. */
  private current: string | null = null

  constructor({ build, root, shared }: AdminAssetsOptions) {
    this.build = build
    this.root = root
    this.shared = shared
    this.earlier = new EarlierBuilds({ root, assets: '_next' })
  }

  /** Copies this build's assets, atomically and at most once. */
  async copyCurrentBuild(now: Date): Promise<void> {
    const id = (await readFile(path.join(this.build, 'BUILD_ID'), 'utf8')).trim()
    const folder = path.join(this.root, id)
    if (!existsSync(folder)) {
      const part = path.join(this.root, `${id}.${process.pid}${UNFINISHED}`)
      const { assets, compressed } = adminAssetFolders(this.build)
      await cp(assets, path.join(part, ADMIN_ASSETS), { recursive: true })
      await addCompanions(path.join(part, ADMIN_ASSETS), compressed)
      // Another process may have made the same copy concurrently.
      await rename(part, folder).catch(() => rm(part, { recursive: true, force: true }))
    }
    await this.earlier.replaceWith({ current: id, previous: null, now })
    this.current = folder
  }

  /**
   * The copy of an asset that the build has compressed, or that the current build does not contain. Null for every other
   * address: Next answers, and would compress scripts at each request.
   */
  async find(pathname: string): Promise<string | null> {
    const file = pathname.startsWith(ADMIN_ASSETS) && !pathname.endsWith('.br') ? assetFile(pathname) : null
    if (file === null) return null
    if (existsSync(path.join(this.build, file.slice('_next/'.length)))) return this.findCompressed(file)
    return this.earlier.find(file) ?? this.shared.find(pathname)
  }

  /** An earlier build may have a file of the same name without its encoding. */
  private findCompressed(file: string): string | null {
    const copy = this.current && path.join(this.current, file)
    return copy !== null && existsSync(`${copy}.br`) ? copy : null
  }
}

/** The assets of Next's build, and their brotli encodings. */
export const adminAssetFolders = (build: string) => ({
  assets: path.join(build, 'static'),
  compressed: path.join(build, 'brotli'),
})

/** Puts the encodings beside the assets. `ServedFiles` knows by the same time that both belong together. */
async function addCompanions(assets: string, compressed: string): Promise<void> {
  for (const file of await filesBelow(compressed).catch(() => [])) {
    const companion = path.join(assets, file)
    await cp(path.join(compressed, file), companion)
    const now = new Date()
    for (const each of [companion, companion.slice(0, -'.br'.length)]) await utimes(each, now, now)
  }
}
