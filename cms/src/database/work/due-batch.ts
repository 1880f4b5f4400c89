import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { outsideRequests } from '../../foundation/context/request-context.ts'
import { readRows } from '../records/read-rows.ts'
import { applyLeased } from './apply-leased.ts'
import type { LeaseColumns } from './due-records.ts'
import { claim, isDue, type Lease, leaseFrom, leaseOn } from './lease.ts'
import type { Work } from './work.ts'

/** Concurrency limit. A record that hangs blocks one of five slots, not all work. */
const CONCURRENCY = 5

export interface DueBatchOptions<Slug extends CollectionSlug> {
  payload: Payload
  work: Work<Slug>
  now?: () => Date
  random?: () => number
  /** Maximum number of records to process in total; the others stay due. */
  limit?: number
}

/** A free slot for a record that its own process writes with the lease. */
export interface Slot<Slug extends CollectionSlug> {
  /** Fields of the record that take the lease. */
  lease: LeaseColumns<Slug>
  /** Starts work on the written record. */
  start: (record: DataFromCollectionSlug<Slug>) => void
  /** Frees the slot when the record was not written. */
  free: () => void
}

/** Processes due records with limited concurrency, longest overdue first, until none is due. */
export class DueBatch<Slug extends CollectionSlug> {
  private readonly options: DueBatchOptions<Slug>
  private readonly running = new Set<Promise<void>>()
  private polling: Promise<void> | null = null
  private pollAgain = false
  private stopped = false
  /** Whether the last poll may have left due records behind. */
  private leftSome = false
  /** Number of records started so far. */
  startedCount = 0

  constructor(options: DueBatchOptions<Slug>) {
    this.options = options
  }

  /** Signals that records may be due. During a poll, triggers another poll afterwards. */
  wake(): void {
    this.pollAgain = true
    this.polling ??= outsideRequests(() => this.poll()).finally(() => {
      this.polling = null
      // A wake between the last poll and this callback must not be lost.
      if (this.pollAgain && !this.stopped) this.wake()
    })
  }

  /**
   * Takes a slot for a record that is not written yet, so that the write which creates it also takes the lease. Null when
   * the batch is stopped or busy; records that wait already come first.
   */
  takeSlot(): Slot<Slug> | null {
    if (this.stopped || this.leftSome || this.running.size >= CONCURRENCY) return null
    const { work } = this.options
    const { promise, resolve } = Promise.withResolvers<void>()
    this.running.add(promise)
    const free = () => {
      this.running.delete(promise)
      resolve()
      if (this.leftSome) this.wake()
    }
    return {
      lease: leaseFrom(work, this.now()),
      start: (record) => {
        this.track(leaseOn(work, record))
        free()
      },
      free,
    }
  }

  /** Resolves when no record is due or running. */
  async idle(): Promise<void> {
    while (this.polling || this.running.size > 0) await Promise.race([this.polling, ...this.running].filter(Boolean))
  }

  /** Starts nothing new and resolves when running work has finished. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.idle()
  }

  private async poll(): Promise<void> {
    const { payload, work } = this.options
    try {
      while (this.pollAgain && !this.stopped) {
        this.pollAgain = false
        await this.startDue()
      }
    } catch (error) {
      payload.logger.error({ msg: 'Due records could not be read.', collection: work.collection, err: error })
    }
  }

  private async startDue(): Promise<void> {
    const { payload, work, limit: maxRecords = Number.POSITIVE_INFINITY } = this.options
    const limit = Math.min(CONCURRENCY - this.running.size, maxRecords - this.startedCount)
    this.leftSome = limit <= 0
    if (this.leftSome) return
    const collection: CollectionSlug = work.collection
    const rows = await readRows({
      payload,
      collection,
      where: { and: isDue(work, this.now()) },
      fields: ['id'],
      sort: work.dueField,
      limit,
    })
    for (const { id } of rows) {
      if (this.stopped) return
      const lease = await claim({ payload, work, id, now: this.now() })
      if (lease) this.track(lease)
    }
    // Records that another process claimed are no longer due, so this terminates.
    this.leftSome = rows.length === limit
    if (this.leftSome) this.pollAgain = true
  }

  private track(lease: Lease<Slug>): void {
    const { payload, work, random } = this.options
    this.startedCount += 1
    const tracked = applyLeased({ payload, work, lease, now: this.now, random }).then((record) => {
      this.running.delete(tracked)
      if (this.leftSome || this.isDueAgain(record)) this.wake()
    })
    this.running.add(tracked)
  }

  /** Work on a record with many rows does a portion at a time. */
  private isDueAgain(record: object | null): boolean {
    const dueAt: unknown = record && Reflect.get(record, this.options.work.dueField)
    return typeof dueAt === 'string' && new Date(dueAt) <= this.now()
  }

  private now = (): Date => this.options.now?.() ?? new Date()
}
