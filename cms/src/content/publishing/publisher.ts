import { paths } from '@pravesh/shared/site/paths'
import type { Site } from '@pravesh/shared/site/site'
import type { Payload } from 'payload'
import { affectedPages } from '../../platform/pages/affected-pages.ts'
import type { RecordChange } from '../../platform/pages/page.ts'
import { pagesOf } from '../../platform/pages/pages-of.ts'
import { picturedRecords } from '../../platform/pages/pictured-records.ts'
import { everyRecordPath, publishedPath } from '../../platform/pages/published-records.ts'
import { recordOf } from '../../platform/pages/record-key.ts'
import type { Release } from '../../platform/static-site/release.ts'
import type { RenderPage } from '../../platform/static-site/site-build.ts'
import { type Priority, WorkQueue } from '../../platform/static-site/work-queue.ts'
import { loadPage } from '../pages/load-page.ts'
import { PublicationLog } from './publication-log.ts'
import { removeOrphans, removeRecordPages, removeRenamedPages } from './removals.ts'

/** Pages rendered concurrently, so that one renders while another waits for the database. */
const CONCURRENCY = 4

interface PublisherOptions {
  payload: Payload
  release: Release
  render: RenderPage
}

/**
 * Keeps the static site in sync with the published records. Each page is loaded, validated, rendered and written
 * atomically; a page that fails keeps its previous version and records the reason. Deleted or hidden records lose their
 * page. (design, "Publishing")
 */
export class Publisher {
  private readonly payload: Payload
  private readonly release: Release
  private readonly render: RenderPage
  private readonly log: PublicationLog
  private readonly queue: WorkQueue
  private readonly changes = new Set<Promise<void>>()
  private known: ReadonlySet<string> = new Set()
  /**
   * Preloaded by a full run: the site settings, and the expected path of each queued record, which is looked up again
   * only if it proves wrong.
   */
  private site: Site | undefined
  private readonly expected = new Map<string, string>()
  /** Pages written since the last full run started; it must not treat them as orphans. */
  private recentlyWritten = new Set<string>()

  constructor({ payload, release, render }: PublisherOptions) {
    this.payload = payload
    this.release = release
    this.render = render
    this.log = new PublicationLog(payload)
    this.queue = new WorkQueue({ work: (path, priority) => this.publishPage(path, priority), width: CONCURRENCY })
  }

  /** Publishes the pages that a changed record affects, its own first; resolves when all of them are live. */
  async publishChange(change: RecordChange): Promise<void> {
    if (change.slug === 'media') return this.publishPictured(change.id)
    const affected = await affectedPages({ payload: this.payload, pages: this.pages, change })
    if (affected === 'everything') return this.publishAll()
    // Staff check the record's own page first. Rendered together with the lists it would be as slow as they are.
    await this.publishKeys(affected.own)
    await this.publishKeys(affected.lists)
  }

  /** Publishes every page and removes orphans: the reconciliation at start, every night and after changed settings. */
  async publishAll(): Promise<void> {
    this.known = await this.log.livePaths()
    this.site = await this.settings()
    this.recentlyWritten = new Set()
    const all = new Set(this.pages.fixedPaths)
    const queued = [...all].map((path) => this.queue.add(path, { priority: 'background' }))
    for (const page of this.pages.pages) {
      for await (const { key, path } of everyRecordPath(this.payload, page)) {
        all.add(path)
        this.expected.set(key, path)
        queued.push(this.queue.add(key, { priority: 'background' }))
      }
    }
    await Promise.allSettled(queued)
    await removeOrphans(this.release, all.union(this.recentlyWritten), this.log)
  }

  /** Makes `idle` wait for a change whose pages are not queued yet. */
  track(change: Promise<void>): void {
    const tracked = change.finally(() => this.changes.delete(tracked))
    this.changes.add(tracked)
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    while (this.changes.size > 0) await Promise.all(this.changes)
    await this.queue.idle()
  }

  /** The site settings shared by all pages; undefined when they are invalid, so that each page reports that itself. */
  private async settings(): Promise<Site | undefined> {
    const page = await loadPage({ payload: this.payload, path: paths.notFound }).catch(() => null)
    return page?.site
  }

  private async publishPictured(mediaId: string): Promise<void> {
    const changes = await picturedRecords({ payload: this.payload, pages: this.pages, mediaId })
    for (const change of changes) await this.publishChange(change)
  }

  private async publishKeys(keys: readonly string[]): Promise<void> {
    await Promise.allSettled(keys.map((key) => this.queue.add(key, { priority: 'high' })))
  }

  private async publishPage(key: string, priority: Priority): Promise<void> {
    const inBackground = priority === 'background'
    // Background work yields to this process's requests after each page.
    if (inBackground) await new Promise((resolve) => setImmediate(resolve))
    const expected = inBackground ? this.expected.get(key) : undefined
    this.expected.delete(key)
    const path = expected ?? (await this.resolvePath(key))
    if (path === null) return
    try {
      const page = await loadPage({ payload: this.payload, path, site: inBackground ? this.site : undefined })
      if (page === null && expected !== undefined) return this.publishPage(key, 'high')
      if (page === null) {
        this.release.removePage(path)
        await this.log.erase(path)
        return
      }
      await this.release.writePage(path, await this.render({ path, page }))
      this.recentlyWritten.add(path)
      if (inBackground) return await this.log.liveUnlessKnown(path, this.known)
      await removeRenamedPages({ release: this.release, pages: this.pages, path })
      await this.log.live(path)
    } catch (error) {
      this.payload.logger.error({ msg: 'A page could not be published; its old version stays.', path, err: error })
      await this.log.failed(path, error instanceof Error ? error.message : String(error))
      throw error
    }
  }

  /**
   * Resolves a queue key to a path. Records whose path contains their name are queued by id; a record without a page
   * loses all its published pages.
   */
  private async resolvePath(key: string): Promise<string | null> {
    const record = recordOf(key, this.pages)
    if (record === null) return key
    const path = await publishedPath(this.payload, record)
    if (path === null) await removeRecordPages({ release: this.release, log: this.log, record })
    return path
  }

  private get pages() {
    return pagesOf(this.payload)
  }
}
