import type { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { keyAt } from '../../publishing/pages/record-key.ts'
import type { Release } from '../../publishing/release/release.ts'
import type { WorkQueue } from '../../publishing/release/work-queue.ts'

/** How long a request waits for the new version of a page before it gets the previous one, in milliseconds. */
const LIMIT_MS = {
  /** While the page of one change is published. */
  change: 250,
  /** After a change of all pages, when pages that are not requested follow minutes later. */
  all: 5_000,
}

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
  /** The paths of pages written since the last full run started, or the last change of all pages. */
  private written = new Set<string>()

  constructor(options: RenewalsOptions) {
    this.options = options
  }

  /** Begins a full run. */
  beginRun(): void {
    this.written = new Set()
  }

  /** Outdates every page, also for the next start, until a full run has ended. */
  outdateAll(): void {
    this.options.release.outdated.set()
    this.written = new Set()
  }

  /** Every page has been written since the last change of all. */
  endRun(): void {
    this.isFilling = false
    this.options.release.outdated.clear()
  }

  hasWritten(path: string): boolean {
    return this.written.has(path)
  }

  get writtenPaths(): ReadonlySet<string> {
    return this.written
  }

  /** Returns what notes that a page whose drawing begins now is published. A change meanwhile outdates it. */
  begin(): (path: string) => void {
    const { written } = this
    return (path) => written.add(path)
  }

  /**
   * Resolves when the page at an address shows a change whose publication is under way, or after the limit; when a page
   * that the first run has not reached is drawn; null if its file is current. Rejects if such a page cannot be drawn.
   */
  at(pathname: string): Promise<void> | null {
    const { queue, release } = this.options
    if (!this.isFilling && !release.outdated.isSet && !queue.hasHigh && !queue.hasNormal) return null
    const pages = this.options.pages()
    const path = pages.shellPathOf(pathname) ?? pathname
    const key = keyAt(path, pages) ?? (this.isFilling ? keyWithoutName(path, pages) : null)
    if (key === null) return null
    if (this.written.has(path)) return within(LIMIT_MS.change, queue.expedite(key))
    if (this.isFilling) return this.draw(key)
    if (release.outdated.isSet && release.hasPage(path)) return within(LIMIT_MS.all, this.draw(key))
    return within(LIMIT_MS.change, queue.expedite(key))
  }

  private draw(key: string): Promise<void> {
    return this.options.queue.add(key, { priority: 'high' })
  }
}

/** The key of a page whose address has the id of its record alone, from where the file of the page leads on. */
const keyWithoutName = (path: string, pages: PageRegistry) => keyAt(`${path}/-`, pages)

function within(milliseconds: number, renewal: Promise<void> | null): Promise<void> | null {
  if (renewal === null) return null
  const limit = new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())
  return Promise.race([renewal.catch(() => undefined), limit])
}
