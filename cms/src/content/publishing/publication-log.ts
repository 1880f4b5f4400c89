import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { insertRows } from '../../database/records/insert-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Publication } from '../../payload-types.ts'
import type { PageOwner } from '../../publishing/pages/page.ts'

const collection = 'publications'

/** Rows per statement. */
const BATCH = 500

/** How long a page that was published waits for others, to be recorded with them, in milliseconds. */
const TOGETHER_MS = 100

/** Records for staff since when a page is live, or why its last change is not. */
export class PublicationLog {
  private readonly payload: Payload
  /** Pages that were published for the first time, not recorded yet. */
  private first: string[] = []
  /** Pages that were published, not recorded yet. */
  private noted = new Set<string>()
  private timer: NodeJS.Timeout | null = null
  private writing: Promise<void> = Promise.resolve()

  constructor(payload: Payload) {
    this.payload = payload
  }

  /** Notes that a page is live. A change's pages are recorded together, since each write waits for the disk. */
  live(path: string): void {
    this.noted.add(path)
    this.timer ??= setTimeout(() => this.flush().catch((error) => this.report(error)), TOGETHER_MS).unref()
  }

  async failed(path: string, error: string): Promise<void> {
    await this.flush()
    await this.write(path, { state: 'failed', error })
  }

  /** Records the first publication of a page, later, with others; skips pages known to be live. */
  async liveUnlessKnown(path: string, known: ReadonlySet<string>): Promise<void> {
    if (known.has(path)) return
    this.first.push(path)
    if (this.first.length >= BATCH) await this.flush()
  }

  /**
   * Records all pages that were noted, those of earlier calls first. A process that dies before publishes a change again, and
   * records first publications in its next full run.
   */
  flush(): Promise<void> {
    const written = this.writing.then(() => this.writeNoted())
    this.writing = written.catch(() => undefined)
    return written
  }

  private async writeNoted(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const { first, noted } = this
    this.first = []
    this.noted = new Set()
    try {
      await this.writeFirst(first)
      await this.writeAgain([...noted])
    } catch (error) {
      for (const path of noted) this.noted.add(path)
      throw error
    }
  }

  private async writeFirst(paths: readonly string[]): Promise<void> {
    const rows = paths.map((path) => ({ path, ...portalOf(this.payload).pages.ownerOf(path), ...liveNow() }))
    if (rows.length === 0) return
    try {
      await insertRows({ payload: this.payload, collection, rows })
    } catch {
      // One of them has a row, because it failed before or another process has published it.
      for (const path of paths) await this.write(path, liveNow())
    }
  }

  private async writeAgain(paths: readonly string[]): Promise<void> {
    const { payload } = this
    for (let from = 0; from < paths.length; from += BATCH) {
      const where = { path: { in: paths.slice(from, from + BATCH) } }
      const rows = await readRows({ payload, collection, where, fields: ['path'] })
      const known = new Set(rows.map(({ path }) => path))
      if (known.size > 0) await changeAll({ payload, collection, where: { path: { in: [...known] } }, data: liveNow() })
      for (const path of where.path.in) if (!known.has(path)) await this.write(path, liveNow())
    }
  }

  private report(error: unknown): void {
    this.payload.logger.error({ msg: 'The publication of pages could not be recorded.', err: error })
  }

  async erase(path: string): Promise<void> {
    await this.flush()
    await deleteRows({ payload: this.payload, collection, where: { path: { equals: path } } })
  }

  async eraseRecord(owner: PageOwner): Promise<void> {
    await this.flush()
    const where: Condition<'publications'> = {
      and: [{ recordCollection: { equals: owner.recordCollection } }, { recordId: { equals: owner.recordId } }],
    }
    await deleteRows({ payload: this.payload, collection, where })
  }

  /** Paths whose last publication succeeded. */
  async livePaths(): Promise<Set<string>> {
    const paths = new Set<string>()
    for (let after = ''; ; ) {
      const docs = await readRows({
        payload: this.payload,
        collection,
        where: { and: [{ state: { equals: 'live' } }, { path: { greater_than: after } }] },
        fields: ['path'],
        sort: ['path'],
        limit: BATCH,
      })
      for (const { path } of docs) paths.add(path)
      const last = docs.at(-1)
      if (last === undefined || docs.length < BATCH) return paths
      after = last.path
    }
  }

  private async write(path: string, state: State): Promise<void> {
    const { payload } = this
    const change = () => changeOne({ payload, collection, where: { path: { equals: path } }, data: state })
    if (await change()) return
    const data = { path, ...portalOf(payload).pages.ownerOf(path), ...state }
    if (!(await insertIfAbsent({ payload, collection, data }))) await change()
  }
}

/** The outcome of a publication; one that failed leaves the time of the last successful one. */
type State = Pick<Publication, 'state' | 'error'> & Partial<Pick<Publication, 'publishedAt'>>

const liveNow = () => ({ state: 'live' as const, error: null, publishedAt: new Date().toISOString() })
