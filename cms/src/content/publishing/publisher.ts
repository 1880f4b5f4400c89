import { paths } from '@pravesh/shared/content/paths'
import type { Payload } from 'payload'
import type { Release } from '../../platform/static-site/release.ts'
import type { RenderPage } from '../../platform/static-site/site-build.ts'
import { WorkQueue } from '../../platform/static-site/work-queue.ts'
import { loadPage } from '../pages/load-page.ts'
import { affectedPaths, bookIdOf, bookKey, type ContentChange } from './affected-paths.ts'
import { fixedPaths } from './fixed-paths.ts'
import { picturedRecords } from './picture-uses.ts'
import { PublicationLog } from './publication-log.ts'
import { publicIds, publishedBookSlug, publishedBooks } from './published-records.ts'
import { removeBookPages, removeOrphans, removeOtherSlugs } from './removals.ts'

/** Pages drawn at the same time: enough that one's database wait is another's drawing. */
const WIDTH = 4

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
  private known: ReadonlySet<string> = new Set()
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
    const affected = affectedPaths(change, await publicIds(this.payload))
    if (affected === 'everything') return this.publishAll()
    await Promise.allSettled(affected.pages.map((path) => this.queue.add(path, { urgent: true })))
  }

  /** Publishes every page and removes those that should not be there: the truth, at start, nightly and after settings. */
  async publishAll(): Promise<void> {
    this.known = await this.log.livePaths()
    this.fresh = new Set()
    const all = new Set(fixedPaths)
    const { courseIds, collegeIds } = await publicIds(this.payload)
    for (const path of [...courseIds.map(paths.course), ...collegeIds.map(paths.college)]) all.add(path)
    const fixed = [...all].map((path) => this.queue.add(path, { urgent: false }))
    const books: Promise<void>[] = []
    for await (const { id, slug } of publishedBooks(this.payload)) {
      all.add(paths.book(id, slug))
      books.push(this.queue.add(bookKey(id), { urgent: false }))
    }
    await Promise.allSettled([...fixed, ...books])
    await removeOrphans(this.release, all.union(this.fresh), this.log)
  }

  /** Draws a page without publishing it: a filtered catalogue, a preview, a form with its mistakes. */
  get draw(): RenderPage {
    return this.render
  }

  /** Resolves when nothing is left to publish. */
  idle(): Promise<void> {
    return this.queue.idle()
  }

  private async publishPictured(mediaId: string): Promise<void> {
    for (const change of await picturedRecords(this.payload, mediaId)) await this.publishChange(change)
  }

  private async publishPage(key: string, urgent: boolean): Promise<void> {
    const path = await this.addressOf(key)
    if (path === null) return
    try {
      const page = await loadPage({ payload: this.payload, path })
      if (page === null) {
        await this.release.removePage(path)
        await this.log.forget(path)
        return
      }
      await this.release.writePage(path, await this.render({ path, page }), urgent)
      this.fresh.add(path)
      await removeOtherSlugs(this.release, path)
      if (urgent) await this.log.live(path)
      else await this.log.liveUnlessKnown(path, this.known)
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
