import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { UNFINISHED } from '../static-site/atomic-file.ts'
import { EarlierBuilds } from '../static-site/earlier-builds.ts'
import { assetFile } from '../static-site/file-name.ts'

/** Where Next serves the admin's scripts and styles. */
const ADDRESS = '/_next/static/'

interface AdminAssetsOptions {
  /** The folder that Next built into. */
  build: string
  /** Where copies stay: a folder with one folder for each build. */
  root: string
}

/** Copies of the admin's assets, for pages of an earlier build that are still open after the next one replaced it. */
export class AdminAssets {
  readonly earlier: EarlierBuilds
  private readonly build: string
  private readonly root: string

  constructor({ build, root }: AdminAssetsOptions) {
    this.build = build
    this.root = root
    this.earlier = new EarlierBuilds({ root, assets: '_next' })
  }

  /** Copies this build's assets once, whole or not at all. */
  async keep(now: Date): Promise<void> {
    const id = (await readFile(path.join(this.build, 'BUILD_ID'), 'utf8')).trim()
    const folder = path.join(this.root, id)
    if (!existsSync(folder)) {
      const part = path.join(this.root, `${id}.${process.pid}${UNFINISHED}`)
      await cp(path.join(this.build, 'static'), path.join(part, ADDRESS), { recursive: true })
      // Another process may have made the same copy meanwhile.
      await rename(part, folder).catch(() => rm(part, { recursive: true, force: true }))
    }
    await this.earlier.replaceWith({ current: id, previous: null, now })
  }

  /** The copy of an asset that Next does not have any more; null for every other address. */
  find(pathname: string): string | null {
    const file = pathname.startsWith(ADDRESS) ? assetFile(pathname) : null
    if (file === null || existsSync(path.join(this.build, file.slice('_next/'.length)))) return null
    return this.earlier.find(file)
  }
}
