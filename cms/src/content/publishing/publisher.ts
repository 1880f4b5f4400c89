import type { Site } from '@pravesh/shared/content/pages'
import { paths } from '@pravesh/shared/content/paths'
import type { Payload } from 'payload'
import type { Release } from '../../platform/static-site/release.ts'
import type { RenderPage } from '../../platform/static-site/site-build.ts'
import { WorkQueue } from '../../platform/static-site/work-queue.ts'
import { loadPage } from '../pages/load-page.ts'
import { affectedPaths, bookIdOf, bookKey, type ContentChange, touchesNeighbours } from './affected-paths.ts'
import { fixedPaths, NOT_FOUND_PATH } from './fixed-paths.ts'
import { picturedRecords } from './picture-uses.ts'
import { PublicationLog } from './publication-log.ts'
import { publicIds, publishedBookSlug, publishedBooks } from './published-records.ts'
import { removeBookPages, removeOrphans, removeOtherSlugs } from './removals.ts'

/** Pages drawn at the same time: enough that one's database wait is another's drawing. */
const WIDTH = 4
const NO_NEIGHBOURS = { courseIds: [], collegeIds: [] }

interface PublisherOptions {
  payload: Payload
  release: Release
  render: RenderPage
}

/**
 * Keeps the static site equal to the published records. Every page is loaded, checked, drawn and written whole; one that
 * fails keeps its old version and says why. Deleted or hidden records lose their page. (design, "Publishing")
 */
export class Publisher {
  private readonly payload: Payload
  private readonly release: Release
  private readonly render: RenderPage
  private readonly log: PublicationLog
  private readonly queue: WorkQueue
  private readonly changes = new Set<Promise<void>>()
  private known: ReadonlySet<string> = new Set()
  /** What a full run read before: the settings, and each waiting book's address, which is looked up only if it is wrong. */
  private site: Site | undefined
  private readonly supposed = new Map<string, string>()
  /** Pages written since the last full run began; it must not take them for leftovers. */
  private fresh = new Set<string>()

  constructor({ payload, release, render }: PublisherOptions) {
    this.payload = payload
    this.release = release
    this.render = render
    this.log = new PublicationLog(payload)
    this.queue = new WorkQueue({ work: (path, urgent) => this.publishPage(path, urgent), width: WIDTH })
  }

  /** Publishes what a changed record shows on, its own page first; resolves when all of it is live. */
  async publishChange(change: ContentChange): Promise<void> {
    if (change.slug === 'media') return this.publishPictured(change.id)
    const affected = affectedPaths(
      change,
      touchesNeighbours(change.slug) ? await publicIds(this.payload) : NO_NEIGHBOURS,
    )
    if (affected === 'everything') return this.publishAll()
    // Its own page is what whoever saves looks at first; drawn beside the lists, it would be as slow as they are.
    const [own, ...lists] = affected.pages
    if (own !== undefined) await Promise.allSettled([this.queue.add(own, { urgent: true })])
    await Promise.allSettled(lists.map((path) => this.queue.add(path, { urgent: true })))
  }

  /** Publishes every page and removes those that should not be there: the truth, at start, nightly and after settings. */
  async publishAll(): Promise<void> {
    this.known = await this.log.livePaths()
    this.site = await this.settings()
    this.fresh = new Set()
    const all = new Set(fixedPaths)
    const { courseIds, collegeIds } = await publicIds(this.payload)
    for (const path of [...courseIds.map(paths.course), ...collegeIds.map(paths.college)]) all.add(path)
    const fixed = [...all].map((path) => this.queue.add(path, { urgent: false }))
    const books: Promise<void>[] = []
    for await (const { id, slug } of publishedBooks(this.payload)) {
      const path = paths.book(id, slug)
      all.add(path)
      this.supposed.set(bookKey(id), path)
      books.push(this.queue.add(bookKey(id), { urgent: false }))
    }
    await Promise.allSettled([...fixed, ...books])
    await removeOrphans(this.release, all.union(this.fresh), this.log)
  }

  /** Draws a page without publishing it: a filtered catalogue, a preview, a form with its mistakes. */
  get draw(): RenderPage {
    return this.render
  }

  /** Makes `idle` wait for a change whose pages are still being looked up, and so are not in the queue yet. */
  track(change: Promise<void>): void {
    const tracked = change.finally(() => this.changes.delete(tracked))
    this.changes.add(tracked)
  }

  /** Resolves when nothing is left to publish. */
  async idle(): Promise<void> {
    while (this.changes.size > 0) await Promise.all(this.changes)
    await this.queue.idle()
  }

  /** The settings as every page repeats them; left out where they are bad, so that each page says so for itself. */
  private async settings(): Promise<Site | undefined> {
    const page = await loadPage({ payload: this.payload, path: NOT_FOUND_PATH }).catch(() => null)
    return page?.site
  }

  private async publishPictured(mediaId: string): Promise<void> {
    for (const change of await picturedRecords(this.payload, mediaId)) await this.publishChange(change)
  }

  private async publishPage(key: string, urgent: boolean): Promise<void> {
    // A full run lets whoever waits for an answer of this process go first, page by page.
    if (!urgent) await new Promise((resolve) => setImmediate(resolve))
    const supposed = urgent ? undefined : this.supposed.get(key)
    this.supposed.delete(key)
    const path = supposed ?? (await this.addressOf(key))
    if (path === null) return
    try {
      const page = await loadPage({ payload: this.payload, path, site: urgent ? undefined : this.site })
      if (page === null && supposed !== undefined) return this.publishPage(key, true)
      if (page === null) {
        this.release.removePage(path)
        await this.log.forget(path)
        return
      }
      await this.release.writePage(path, await this.render({ path, page }))
      this.fresh.add(path)
      if (urgent) {
        await removeOtherSlugs(this.release, path)
        await this.log.live(path)
      } else await this.log.liveUnlessKnown(path, this.known)
    } catch (error) {
      this.payload.logger.error({ msg: 'A page could not be published; its old version stays.', path, err: error })
      await this.log.failed(path, error instanceof Error ? error.message : String(error))
      throw error
    }
  }

  /** A book is queued by its id, for its address follows its published name; one off sale loses all its pages. */
  private async addressOf(key: string): Promise<string | null> {
    const id = bookIdOf(key)
    if (id === null) return key
    const slug = await publishedBookSlug(this.payload, id)
    if (slug !== null) return paths.book(id, slug)
    await removeBookPages(this.release, id, this.log)
    return null
  }
}
