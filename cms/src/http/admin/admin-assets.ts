import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { EarlierBuilds } from '../assets/earlier-builds.ts'
import type { SharedAssets } from '../assets/shared-assets.ts'
import { UNFINISHED } from '../files/atomic-file.ts'
import { assetFile } from '../files/file-name.ts'

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
      await cp(path.join(this.build, 'static'), path.join(part, ADMIN_ASSETS), { recursive: true })
      // Another process may have made the same copy concurrently.
      await rename(part, folder).catch(() => rm(part, { recursive: true, force: true }))
    }
    await this.earlier.replaceWith({ current: id, previous: null, now })
  }

  /** The copy of an asset that the current build does not contain; null for every other address. */
  async find(pathname: string): Promise<string | null> {
    const file = pathname.startsWith(ADMIN_ASSETS) ? assetFile(pathname) : null
    if (file === null || existsSync(path.join(this.build, file.slice('_next/'.length)))) return null
    return this.earlier.find(file) ?? this.shared.find(pathname)
  }
}
