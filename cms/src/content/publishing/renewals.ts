import type { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { keyAt } from '../../publishing/pages/record-key.ts'
import type { Release } from '../../publishing/release/release.ts'
import type { WorkQueue } from '../../publishing/release/work-queue.ts'

/** How long a request waits for the new version of a page before it gets the previous one, in milliseconds. */
const LIMIT_MS = 250

interface RenewalsOptions {
  queue: WorkQueue
  release: Release
  pages: () => PageRegistry
}

/** The publications that requests wait for. */
export class Renewals {
  private readonly options: RenewalsOptions
  /** Whether the release lacks pages, or may have some of a process that was killed while it wrote them. */
  isFilling = false
  /** The paths of pages written since the last full run started. */
  written = new Set<string>()
  /** Keys of the pages published since a change that outdated all of them; null when no such change is under way. */
  private renewed: Set<string> | null = null

  constructor(options: RenewalsOptions) {
    this.options = options
  }

  /** Runs a publication of all pages, which a change has outdated. */
  async ofAll<T>(publishAll: () => Promise<T>): Promise<T> {
    const renewed = new Set<string>()
    this.renewed = renewed
    try {
      return await publishAll()
    } finally {
      if (this.renewed === renewed) this.renewed = null
    }
  }

  /** Returns what notes that a page whose drawing begins now is published. */
  begin(key: string): () => void {
    const { renewed } = this
    return () => renewed?.add(key)
  }

  /**
   * Resolves when the page at an address shows a change whose publication is under way, at the latest after a quarter of
   * a second, or when a page that the first run has not reached is drawn; null if its file is current.
   */
  at(pathname: string): Promise<void> | null {
    const { queue } = this.options
    if (!this.isFilling && this.renewed === null && !queue.hasHigh && !queue.hasNormal) return null
    const pages = this.options.pages()
    const path = pages.shellPathOf(pathname) ?? pathname
    const key = keyAt(path, pages)
    if (key === null) return null
    if (this.isFilling && !this.written.has(path)) return this.draw(key).catch(() => undefined)
    const renewal = queue.expedite(key) ?? this.renewalOfAll(key, path)
    if (renewal === null) return null
    const limit = new Promise<void>((resolve) => setTimeout(resolve, LIMIT_MS).unref())
    return Promise.race([renewal.catch(() => undefined), limit])
  }

  private renewalOfAll(key: string, path: string): Promise<void> | null {
    if (this.renewed === null || this.renewed.has(key) || !this.options.release.hasPage(path)) return null
    return this.draw(key)
  }

  private draw(key: string): Promise<void> {
    return this.options.queue.add(key, { priority: 'high' })
  }
}
