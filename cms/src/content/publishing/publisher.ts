import type { Payload } from 'payload'
import { publishingCall } from '../../foundation/metrics/measured.ts'
import { portalOf } from '../../foundation/portal.ts'
import { affectedPages } from '../../publishing/pages/affected-pages.ts'
import type { RecordChange } from '../../publishing/pages/page.ts'
import { loadedAddressOf } from '../../publishing/pages/public-address.ts'
import { publishedPath } from '../../publishing/pages/published-records.ts'
import { QueryBatch } from '../../publishing/pages/query-batch.ts'
import { recordOf } from '../../publishing/pages/record-key.ts'
import type { Release } from '../../publishing/release/release.ts'
import type { RenderPage } from '../../publishing/release/site-build.ts'
import { type Priority, WorkQueue } from '../../publishing/release/work-queue.ts'
import { loadPage } from '../pages/load-page.ts'
import { publishEachPage } from './each-page.ts'
import { type FullRun, FullRuns } from './full-runs.ts'
import { PublicationLog } from './publication-log.ts'
import { removeOrphans, removeRecordPages, removeRenamedPages } from './removals.ts'
import { Renewals } from './renewals.ts'
import { shownChanges } from './shown-changes.ts'
import { ShownValues } from './shown-values.ts'
import { Turns } from './turns.ts'

/** Pages published at once: those that someone waits for, and of each other priority, which share their queries. */
const WIDTH = { high: 4, rest: 64 }

interface PublisherOptions {
  payload: Payload
  release: Release
  render: RenderPage
}

/**
 * Keeps the static site in sync with the published records. Each page is loaded, validated, rendered and written
 * atomically; a page that fails keeps its previous version and records the reason. Deleted or hidden records lose their
 * page. (decision 0004)
 */
export class Publisher {
  private readonly payload: Payload
  private readonly release: Release
  private readonly render: RenderPage
  private readonly log: PublicationLog
  private readonly queue: WorkQueue
  private readonly turns: Turns
  /** For the pages of each priority that may wait, which then wait for those of higher ones. */
  private readonly batches: Record<Exclude<Priority, 'high'>, QueryBatch>
  private readonly changes = new Set<Promise<void>>()
  /** Paths recorded as live. */
  private known = new Set<string>()
  /** The path of each page that a full run has queued, which is looked up again only if it proves wrong. */
  private readonly expected = new Map<string, string>()
  private readonly shown = new ShownValues()
  private readonly renewals: Renewals
  private readonly runs = new FullRuns((run) => this.publishEveryPage(run))
  private isStopping = false

  constructor({ payload, release, render }: PublisherOptions) {
    this.payload = payload
    this.release = release
    this.render = render
    this.log = new PublicationLog(payload)
    this.queue = new WorkQueue({ work: (key, priority) => this.publishPage(key, priority), width: WIDTH })
    this.turns = new Turns(this.queue)
    const batchOf = (priority: Priority) => new QueryBatch(() => this.turns.afterOthers(priority))
    this.batches = { soon: batchOf('soon'), normal: batchOf('normal'), background: batchOf('background') }
    this.renewals = new Renewals({ queue: this.queue, release, pages: () => this.pages })
  }

  /** Whether pages are missing that are drawn when they are requested. */
  get isFilling(): boolean {
    return this.renewals.isFilling
  }

  /** Draws each page when it is first requested, until all have been published. */
  drawOnRequest(): void {
    this.renewals.isFilling = true
  }

  /** Number of pages that wait to be published or are being published. */
  get queued(): number {
    return this.queue.size
  }

  /**
   * Publishes the pages that a changed record affects, its own first; resolves when all of them are live, or with false
   * if one could not be published.
   */
  publishChange(change: RecordChange): Promise<boolean> {
    const attributes = { 'pravesh.collection': change.slug }
    return publishingCall({ operation: 'change', attributes, run: () => this.publishAffected(change) })
  }

  private async publishAffected(change: RecordChange): Promise<boolean> {
    let allPublished = true
    for (const each of await shownChanges({ payload: this.payload, pages: this.pages, change })) {
      allPublished = (await this.publishPagesOf(each)) && allPublished
    }
    return allPublished
  }

  private async publishPagesOf(change: RecordChange): Promise<boolean> {
    const affected = await affectedPages({ payload: this.payload, pages: this.pages, change })
    const outdated = await this.shown.outdatedSince(change, this.payload)
    if (affected === 'everything' || outdated.everywhere) {
      this.outdateAll()
      return true
    }
    const own = [this.publishKeys(affected.own, 'high'), this.publishKeys(affected.translated, 'soon')]
    const isOwnPublished = (await Promise.all(own)).every(Boolean)
    await this.log.flush()
    const lists = await this.publishKeys([...(await affected.lists()), ...outdated.keys], 'normal')
    await this.log.flush()
    return isOwnPublished && lists
  }

  /**
   * Publishes every page and removes orphans, at start and every night; leaves time to others if it is paced. False if
   * `stop` came first; the next start repeats it.
   */
  publishAll({ isPaced = false } = {}): Promise<boolean> {
    return publishingCall({ operation: 'all', run: () => this.runs.run({ isPaced }) })
  }

  private async publishEveryPage(run: FullRun): Promise<boolean> {
    this.known = await this.log.livePaths()
    this.renewals.beginRun()
    const { payload, pages, queue, expected } = this
    const isOver = () => this.isStopping || run.isVoid
    const all = await publishEachPage({ payload, pages, queue, expected, run, isOver })
    await this.log.flush()
    if (isOver()) return false
    // What was written meanwhile is no orphan.
    await removeOrphans(this.release, all.union(this.renewals.writtenPaths), this.log)
    if (run.isVoid) return false
    this.renewals.endRun()
    return true
  }

  /** Publishes the pages without a record, without which no page can be served, e.g. the not-found page. */
  async publishFixed(): Promise<void> {
    await this.publishKeys(
      this.pages.fixedPaths.filter((path) => !this.renewals.hasWritten(path)),
      'high',
    )
  }

  /**
   * Outdates every page. From now on they are drawn when they are requested, also after a restart, and the others one after
   * another.
   */
  outdateAll(): void {
    this.shown.forgetFrame()
    this.renewals.outdateAll()
    this.publishAll({ isPaced: true }).catch((error) =>
      this.payload.logger.error({ msg: 'The site could not be published.', err: error }),
    )
  }

  /** What a request for an address waits for; null if its file is current. */
  renewal(pathname: string): Promise<void> | null {
    return this.renewals.at(pathname)
  }

  /** Makes `idle` wait for a change whose pages are not queued yet. */
  track(change: Promise<void>): void {
    const tracked = change.finally(() => this.changes.delete(tracked))
    this.changes.add(tracked)
  }

  /** Finishes the pages of changes and those being drawn, but no run over all pages, which can take a minute. */
  async stop(): Promise<void> {
    this.isStopping = true
    this.queue.drop('background')
    await this.idle()
    await this.log.flush()
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    while (this.changes.size > 0) await Promise.all(this.changes)
    if (!this.isStopping) await this.runs.whenOver()
    await this.queue.idle()
    await this.log.flush()
  }

  private async publishKeys(keys: readonly string[], priority: Priority): Promise<boolean> {
    const results = await Promise.allSettled(keys.map((key) => this.queue.add(key, { priority })))
    return results.every(({ status }) => status === 'fulfilled')
  }

  private async publishPage(key: string, priority: Priority): Promise<void> {
    const noteWritten = this.renewals.begin()
    const mayWait = priority !== 'high'
    const isOwn = priority === 'high' || priority === 'soon'
    const inBackground = priority === 'background'
    const expected = inBackground ? this.expected.get(key) : undefined
    this.expected.delete(key)
    const path = expected ?? (await this.resolvePath(key))
    const drawing = this.shown.draw(key)
    if (path === null) return drawing.end()
    try {
      const page = await loadPage({
        payload: this.payload,
        path,
        batch: priority === 'high' ? undefined : this.batches[priority],
        note: drawing,
      })
      if (page === null && expected !== undefined) return this.publishPage(key, 'high')
      if (page === null) {
        drawing.end()
        this.release.removePage(path)
        this.known.delete(path)
        await this.log.erase(path)
        return
      }
      if (mayWait) await this.turns.next(priority)
      const address = loadedAddressOf(this.payload, path)
      const isNew = await this.release.writePage(path, await this.render({ path, page }), { mayWait, address })
      drawing.end()
      noteWritten(path)
      if (!inBackground) await removeRenamedPages({ release: this.release, pages: this.pages, path })
      // Staff who saved a record see that its page is current, even if nothing on it has changed.
      if (!isOwn && (inBackground || !isNew)) return await this.log.liveUnlessKnown(path, this.known)
      this.log.live(path)
      this.known.add(path)
    } catch (error) {
      this.payload.logger.error({ msg: 'A page could not be published; its old version stays.', path, err: error })
      this.known.delete(path)
      if (this.release.hasPage(path)) noteWritten(path)
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
    return portalOf(this.payload).pages
  }
}
