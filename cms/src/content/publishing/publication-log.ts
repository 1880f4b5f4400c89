import type { Payload, Where } from 'payload'
import type { PageOwner } from '../../platform/pages/page.ts'
import { pagesOf } from '../../platform/pages/pages-of.ts'

const collection = 'publications'

/** Records for staff since when a page is live, or why its last change is not. */
export class PublicationLog {
  private readonly payload: Payload

  constructor(payload: Payload) {
    this.payload = payload
  }

  async live(path: string): Promise<void> {
    await this.write(path, { state: 'live', error: null, publishedAt: new Date().toISOString() })
  }

  async failed(path: string, error: string): Promise<void> {
    await this.write(path, { state: 'failed', error })
  }

  /** Records a page's first publication by a bulk run; skips pages known to be live. */
  async liveUnlessKnown(path: string, known: ReadonlySet<string>): Promise<void> {
    if (!known.has(path)) await this.live(path)
  }

  async erase(path: string): Promise<void> {
    await this.payload.db.deleteMany({ collection, where: { path: { equals: path } } })
  }

  async eraseRecord(owner: PageOwner): Promise<void> {
    const where: Where = {
      and: [{ recordCollection: { equals: owner.recordCollection } }, { recordId: { equals: owner.recordId } }],
    }
    await this.payload.db.deleteMany({ collection, where })
  }

  /** Paths whose last publication succeeded. */
  async livePaths(): Promise<Set<string>> {
    const { docs } = await this.payload.db.find<{ path: string }>({
      collection,
      where: { state: { equals: 'live' } },
      select: { path: true },
      pagination: false,
      limit: 0,
    })
    return new Set(docs.map((row) => row.path))
  }

  private async write(path: string, data: Record<string, unknown>): Promise<void> {
    await this.payload.db.upsert({
      collection,
      where: { path: { equals: path } },
      data: { path, ...pagesOf(this.payload).ownerOf(path), ...data },
      req: { payload: this.payload },
      returning: false,
    })
  }
}
