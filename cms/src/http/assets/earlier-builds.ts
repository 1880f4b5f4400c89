import { existsSync, readdirSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** How long the assets of a replaced build are retained, in milliseconds: open pages load some of them later. */
export const RETENTION_MS = 24 * 60 * 60 * 1000
/** A marker file in a build's folder with the time of its replacement. */
const REPLACED = '.replaced'

interface EarlierBuildsOptions {
  /** Folder with one subfolder per build. */
  root: string
  /** Name of the subfolder with hashed assets in a build's folder. */
  assets: string
}

/** Builds replaced less than a day ago. Their state is in marker files, so that all processes agree. */
export class EarlierBuilds {
  private readonly root: string
  private readonly assets: string

  constructor({ root, assets }: EarlierBuildsOptions) {
    this.root = root
    this.assets = assets
  }

  /**
   * Records that `current` is now served. If it replaces `previous`, reduces older builds to their assets; `previous`
   * remains complete, because other processes may still serve it.
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
      await this.mark(id, now)
      if (id !== previous && current !== previous) await this.reduceToAssets(id)
    }
    await this.sweep(now)
  }

  /** Reduces all builds to their assets. */
  async discardPages(now: Date): Promise<void> {
    for (const id of this.builds()) {
      await this.mark(id, now)
      await this.reduceToAssets(id)
    }
  }

  /** Removes builds replaced more than a day ago. */
  async sweep(now: Date): Promise<void> {
    for (const id of this.builds()) {
      const since = await readFile(path.join(this.root, id, REPLACED), 'utf8').catch(() => null)
      // A truncated marker, from a full disk or a crash, counts as expired.
      const isRetained = since === null || now.getTime() - Date.parse(since) <= RETENTION_MS
      if (!isRetained) await rm(path.join(this.root, id), { recursive: true, force: true })
    }
  }

  /** The absolute path of an asset given relative to its build's folder; null if no build contains it. */
  find(asset: string): string | null {
    const files = this.builds().map((id) => path.join(this.root, id, asset))
    return files.find((file) => existsSync(file)) ?? null
  }

  private async mark(id: string, now: Date): Promise<void> {
    const mark = path.join(this.root, id, REPLACED)
    if (!existsSync(mark)) await writeFile(mark, now.toISOString())
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
