import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import { readRow } from '../../../database/records/read-row.ts'
import { inContext } from '../../../foundation/context/request-context.ts'
import type { Position } from '../../../publishing/release/release.ts'
import type { Publisher } from '../publisher.ts'
import type { EventWriter } from './event-writer.ts'
import type { Progress } from './progress.ts'
import { type Changed, eventsAfter, hasEvent, newestEvent, type PublicationEvent } from './publication-event.ts'
import type { EventWatch } from './watch-events.ts'

/** How often the events are read where the database does not report them, and where it does, in milliseconds. */
const POLL_MS = { alone: 250, watched: 5_000 }

const BATCH = 500

/** The nightly run repairs what still fails after these. */
const RETRY_MS = [2_000, 10_000, 60_000]

interface FollowerOptions {
  payload: Payload
  publisher: Publisher
  writer: EventWriter
  progress: Progress
  watch: Pick<EventWatch, 'isOpen'>
  /** Pauses before an event whose pages could not be published is tried again, in milliseconds. */
  retryMs?: readonly number[]
}

/**
 * Publishes what other processes have changed: reads the events after the last one that this release contains. After a
 * gap, because events were swept or the database was restored, it publishes everything. (decision 0042)
 */
export class EventFollower {
  private readonly options: FollowerOptions
  private readonly stopping = new AbortController()
  private readonly running = new Set<Promise<void>>()
  /** The last event read. */
  private position = 0
  private loop: Promise<void> | null = null
  private wakeUp: () => void = () => undefined
  /** Whether events were reported after the last reading began, which may not have seen them. */
  private isWoken = false
  /** Whether the release contains every event up to the last poll. */
  private caughtUp = false

  constructor(options: FollowerOptions) {
    this.options = options
  }

  /** Whether everything announced before the last poll is published. */
  get isCurrent(): boolean {
    return this.caughtUp
  }

  /**
   * Follows from the last event that the release contains, and resolves with true when it has caught up. If the release
   * is not complete, or too much has happened since, resolves with false at once and follows from now on: the caller
   * must publish everything and call `published`.
   */
  async start(): Promise<boolean> {
    const { payload, progress } = this.options
    const newest = await newestEvent(payload)
    const last = await progress.read()
    const canCatchUp = last !== null && (await hasEvent(payload, last))
    this.startAt(canCatchUp ? last : newest)
    if (canCatchUp) await this.pollUntilDone()
    this.loop = this.follow()
    return canCatchUp
  }

  /** The release contains everything that was announced before `start`. */
  async published(): Promise<void> {
    this.caughtUp = true
    await this.options.progress.complete()
  }

  /** Reads the events now. */
  wake(): void {
    this.isWoken = true
    this.wakeUp()
  }

  /** Resolves when running publications have finished; those waiting to be tried again are left to the next start. */
  async stop(): Promise<void> {
    this.stopping.abort()
    this.wake()
    await this.loop
    await Promise.all(this.running)
  }

  private startAt(event: Position | null): void {
    this.position = event?.sequence ?? 0
    this.options.progress.startAt(event)
  }

  private async pollUntilDone(): Promise<void> {
    while (!this.stopping.signal.aborted && (await this.poll())) await Promise.all(this.running)
    await Promise.all(this.running)
    this.caughtUp = true
    await this.options.progress.complete()
  }

  private async follow(): Promise<void> {
    const { payload } = this.options
    let failing = false
    while (!this.stopping.signal.aborted) {
      this.isWoken = false
      try {
        while (await this.poll()) {}
        failing = false
      } catch (error) {
        if (!failing) payload.logger.error({ msg: 'Publication events could not be read.', err: error })
        failing = true
      }
      await this.pause()
    }
  }

  private async pause(): Promise<void> {
    if (this.isWoken) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.options.watch.isOpen ? POLL_MS.watched : POLL_MS.alone)
      this.wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Starts the publication of the next events; returns whether there may be more. */
  private async poll(): Promise<boolean> {
    const { payload } = this.options
    const events = await eventsAfter(payload, this.position, BATCH)
    const [first] = events
    if (first !== undefined && first.sequence !== this.position + 1) return this.startOver()
    for (const event of events) this.track(event)
    return events.length === BATCH
  }

  private track(event: PublicationEvent): void {
    const { progress, payload } = this.options
    this.position = event.sequence
    progress.begin(event)
    const running = this.apply(event)
      .then((isPublished) => (isPublished ? progress.end(event.sequence) : undefined))
      .catch((error) => payload.logger.error({ msg: 'A publication event failed.', err: error }))
      .finally(() => this.running.delete(running))
    this.running.add(running)
  }

  /** Publishes an event, several times if need be; false if that is left to the next start. */
  private async apply(event: PublicationEvent): Promise<boolean> {
    const { writer, retryMs = RETRY_MS } = this.options
    let isPublished = await (writer.outcomeOf(event.key) ?? this.publish(event))
    for (const pause of retryMs) {
      if (isPublished) return true
      if (!(await this.waits(pause))) return false
      isPublished = await this.publish(event)
    }
    return true
  }

  private async publish({ changes }: PublicationEvent): Promise<boolean> {
    const { payload, publisher } = this.options
    const results = changes.map(({ slug, id, requestId = null }) =>
      inContext({ requestId }, async () =>
        publisher.publishChange({ slug, id, doc: await findRecord(payload, { slug, id }) }),
      ),
    )
    const outcomes = await Promise.allSettled(results)
    return outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value)
  }

  private async waits(milliseconds: number): Promise<boolean> {
    const { signal } = this.stopping
    return delay(milliseconds, true, { signal, ref: false }).catch(() => false)
  }

  private async startOver(): Promise<boolean> {
    const { payload, publisher } = this.options
    this.caughtUp = false
    this.startAt(await newestEvent(payload))
    payload.logger.warn('Publication events are missing, so the whole site is published again.')
    const running = publisher
      .publishAll()
      .then((isWhole) => (isWhole ? this.published() : undefined))
      .catch((error) => payload.logger.error({ msg: 'The site could not be published.', err: error }))
      .finally(() => this.running.delete(running))
    this.running.add(running)
    return false
  }
}

/** The current document of a changed record; undefined for globals and deleted records. */
async function findRecord(payload: Payload, { slug, id }: Changed): Promise<Record<string, unknown> | undefined> {
  const collection = payload.config.collections.find((each) => each.slug === slug)?.slug
  if (collection === undefined) return undefined
  const doc = await readRow({
    payload,
    collection,
    where: { id: { equals: id } },
  })
  return doc ?? undefined
}
