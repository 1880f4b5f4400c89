import { existsSync, readdirSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** For how long the assets of a replaced build stay, in milliseconds: pages that are open in a browser load parts later. */
const KEPT_FOR = 24 * 60 * 60 * 1000
/** A file in a build's folder that says since when another is served. */
const REPLACED = '.replaced'

interface EarlierBuildsOptions {
  /** A folder with one folder for each build. */
  root: string
  /** The name of the folder with hashed assets in a build's folder. */
  assets: string
}

/** The builds that the current one replaced less than a day ago. The marks are files, so that every process and start agrees. */
export class EarlierBuilds {
  private readonly root: string
  private readonly assets: string

  constructor({ root, assets }: EarlierBuildsOptions) {
    this.root = root
    this.assets = assets
  }

  /**
   * Notes that `current` is served from now on. Where it replaces `previous`, older builds are reduced to their assets;
   * `previous` stays whole, as other processes may still serve it.
   */
  async replaceWith({
    current,
    previous,
    now,
  }: {
    current: string
    previous: string | null
    now: Date
  }): Promise<void> {
    await rm(path.join(this.root, current, REPLACED), { force: true })
    for (const id of this.builds()) {
      if (id === current) continue
      const mark = path.join(this.root, id, REPLACED)
      if (!existsSync(mark)) await writeFile(mark, now.toISOString())
      if (id !== previous && current !== previous) await this.reduceToAssets(id)
    }
    await this.sweep(now)
  }

  /** Removes what was replaced more than a day ago. */
  async sweep(now: Date): Promise<void> {
    for (const id of this.builds()) {
      const since = await readFile(path.join(this.root, id, REPLACED), 'utf8').catch(() => null)
      // A mark that was cut off by a full disk or a crash counts as an old one.
      const isKept = since === null || now.getTime() - Date.parse(since) <= KEPT_FOR
      if (!isKept) await rm(path.join(this.root, id), { recursive: true, force: true })
    }
  }

  /** The file of an asset, given relative to its build's folder; null where no build has it. */
  find(asset: string): string | null {
    const files = this.builds().map((id) => path.join(this.root, id, asset))
    return files.find((file) => existsSync(file)) ?? null
  }

  private async reduceToAssets(id: string): Promise<void> {
    for (const name of await readdir(path.join(this.root, id))) {
      if (name !== this.assets && name !== REPLACED) {
        await rm(path.join(this.root, id, name), { recursive: true, force: true })
      }
    }
  }

  private builds(): string[] {
    try {
      const entries = readdirSync(this.root, { withFileTypes: true })
      return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
    } catch {
      return []
    }
  }
}
