import type { Payload } from 'payload'
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

/** Records for staff since when a page is live, or why its last change is not. */
export class PublicationLog {
  private readonly payload: Payload
  /** Pages that were published for the first time, not recorded yet. */
  private first: string[] = []

  constructor(payload: Payload) {
    this.payload = payload
  }

  async live(path: string): Promise<void> {
    await this.write(path, liveNow())
  }

  async failed(path: string, error: string): Promise<void> {
    await this.write(path, { state: 'failed', error })
  }

  /** Records the first publication of a page, later, with others; skips pages known to be live. */
  async liveUnlessKnown(path: string, known: ReadonlySet<string>): Promise<void> {
    if (known.has(path)) return
    this.first.push(path)
    if (this.first.length >= BATCH) await this.flush()
  }

  /** Records all first publications. A process that dies before does it in its next full run. */
  async flush(): Promise<void> {
    const paths = this.first
    this.first = []
    const rows = paths.map((path) => ({ path, ...portalOf(this.payload).pages.ownerOf(path), ...liveNow() }))
    if (rows.length === 0) return
    try {
      await insertRows({ payload: this.payload, collection, rows })
    } catch {
      // One of them has a row, because it failed before or another process has published it.
      for (const path of paths) await this.live(path)
    }
  }

  async erase(path: string): Promise<void> {
    await deleteRows({ payload: this.payload, collection, where: { path: { equals: path } } })
  }

  async eraseRecord(owner: PageOwner): Promise<void> {
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
