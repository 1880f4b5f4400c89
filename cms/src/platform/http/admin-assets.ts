import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { UNFINISHED } from '../static-site/atomic-file.ts'
import { EarlierBuilds } from '../static-site/earlier-builds.ts'
import { assetFile } from '../static-site/file-name.ts'

/** The path prefix of the admin's scripts and styles. */
const ADDRESS = '/_next/static/'

interface AdminAssetsOptions {
  /** Next's build folder. */
  build: string
  /** Folder for the copies, with one subfolder per build. */
  root: string
}

/** Copies of the admin's assets, so that open pages of a replaced build still find theirs. */
export class AdminAssets {
  readonly earlier: EarlierBuilds
  private readonly build: string
  private readonly root: string

  constructor({ build, root }: AdminAssetsOptions) {
    this.build = build
    this.root = root
    this.earlier = new EarlierBuilds({ root, assets: '_next' })
  }

  /** Copies this build's assets, atomically and at most once. */
  async copyCurrentBuild(now: Date): Promise<void> {
    const id = (await readFile(path.join(this.build, 'BUILD_ID'), 'utf8')).trim()
    const folder = path.join(this.root, id)
    if (!existsSync(folder)) {
      const part = path.join(this.root, `${id}.${process.pid}${UNFINISHED}`)
      await cp(path.join(this.build, 'static'), path.join(part, ADDRESS), { recursive: true })
      // Another process may have made the same copy concurrently.
      await rename(part, folder).catch(() => rm(part, { recursive: true, force: true }))
    }
    await this.earlier.replaceWith({ current: id, previous: null, now })
  }

  /** The copy of an asset that the current build no longer contains; null for every other address. */
  find(pathname: string): string | null {
    const file = pathname.startsWith(ADDRESS) ? assetFile(pathname) : null
    if (file === null || existsSync(path.join(this.build, file.slice('_next/'.length)))) return null
    return this.earlier.find(file)
  }
}
