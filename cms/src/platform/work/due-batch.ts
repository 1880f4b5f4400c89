import type { CollectionSlug, Payload } from 'payload'
import { applyLeased } from './apply-leased.ts'
import { claim, isDue, type Lease } from './lease.ts'
import type { Work } from './work.ts'

/** How many records are worked on at once. One that hangs then holds up a fifth of the work, not all. */
const AT_ONCE = 5

export interface DueBatchOptions<Slug extends CollectionSlug> {
  payload: Payload
  work: Work<Slug>
  now?: () => Date
  random?: () => number
  /** Most records to take up in all; the rest stays due. */
  limit?: number
}

/** Works on due records, the longest waiting first and a few at a time, for as long as any are due. */
export class DueBatch<Slug extends CollectionSlug> {
  private readonly options: DueBatchOptions<Slug>
  private readonly underWay = new Set<Promise<void>>()
  private looking: Promise<void> | null = null
  private lookAgain = false
  private stopped = false
  /** How many records it has taken up. */
  taken = 0

  constructor(options: DueBatchOptions<Slug>) {
    this.options = options
  }

  /** Says that records may be due. Called while it looks, it makes it look once more. */
  wake(): void {
    this.lookAgain = true
    this.looking ??= this.look().finally(() => {
      this.looking = null
      // It may have been woken after the last look and before this.
      if (this.lookAgain && !this.stopped) this.wake()
    })
  }

  /** Resolves when nothing is due and nothing under way. */
  async idle(): Promise<void> {
    while (this.looking || this.underWay.size > 0) await Promise.race([this.looking, ...this.underWay].filter(Boolean))
  }

  /** Takes up nothing new, and resolves when what is under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.idle()
  }

  private async look(): Promise<void> {
    const { payload, work } = this.options
    try {
      while (this.lookAgain && !this.stopped) {
        this.lookAgain = false
        await this.takeUp()
      }
    } catch (error) {
      payload.logger.error({ msg: 'Due records could not be read.', collection: work.collection, err: error })
    }
  }

  private async takeUp(): Promise<void> {
    const { payload, work, limit: most = Number.POSITIVE_INFINITY } = this.options
    const limit = Math.min(AT_ONCE - this.underWay.size, most - this.taken)
    if (limit <= 0) return
    const { docs } = await payload.db.find<{ id: string }>({
      collection: work.collection,
      where: { and: isDue(work, this.now()) },
      select: {},
      sort: work.dueField,
      limit,
      pagination: false,
    })
    for (const { id } of docs) {
      if (this.stopped) return
      const lease = await claim({ payload, work, id, now: this.now() })
      if (lease) this.track(lease)
    }
    // There may be more; what another process claimed meanwhile is not found again.
    if (docs.length > 0) this.lookAgain = true
  }

  private track(lease: Lease<Slug>): void {
    const { payload, work, random } = this.options
    this.taken += 1
    const tracked = applyLeased({ payload, work, lease, now: this.now, random }).then(() => {
      this.underWay.delete(tracked)
      this.wake()
    })
    this.underWay.add(tracked)
  }

  private now = (): Date => this.options.now?.() ?? new Date()
}
