import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../../database/records/insert-if-absent.ts'
import { currentContext, outsideRequests } from '../../../foundation/context/request-context.ts'
import { type Announced, type Changed, collection, newestSequence } from './publication-event.ts'

/** Changes per event, so that an import does not write a document of any size. */
const MAX_CHANGES = 500

/** Each conflict means that another process has written its event, so this is far above what can happen. */
const MAX_ATTEMPTS = 1000

interface Announcement {
  change: Announced
  /** Whether this process has published the change itself; undefined if it has not tried. */
  published: Promise<boolean> | undefined
  written: PromiseWithResolvers<void>
}

declare module '../../../foundation/portal.ts' {
  interface Portal {
    /** Writes the events of this process. A missing one is written by `announceMissedChanges`. */
    eventWriter?: EventWriter | undefined
  }
}

/** Writes publication events. While one is being written, further changes collect for the next. */
export class EventWriter {
  private readonly payload: Payload
  private waiting: Announcement[] = []
  private isWriting = false
  /** By key, whether this process has published its own events. */
  private readonly outcomes = new Map<string, Promise<boolean>>()

  constructor(payload: Payload) {
    this.payload = payload
  }

  /** Announces a change to all processes; resolves when its event is stored. */
  announce(change: Changed, published?: Promise<boolean>): Promise<void> {
    const written = Promise.withResolvers<void>()
    const { slug, id } = change
    const { requestId } = currentContext()
    this.waiting.push({ change: { slug, id, ...(requestId !== null && { requestId }) }, published, written })
    if (!this.isWriting) void outsideRequests(() => this.writeAll())
    return written.promise
  }

  /** Whether this process has published an event; null if another process wrote it or it was not published here. */
  outcomeOf(key: string): Promise<boolean> | null {
    const outcome = this.outcomes.get(key) ?? null
    this.outcomes.delete(key)
    return outcome
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_CHANGES)
      try {
        await this.write(batch)
        for (const { written } of batch) written.resolve()
      } catch (error) {
        for (const { written } of batch) written.reject(error)
      }
    }
    this.isWriting = false
  }

  private async write(batch: readonly Announcement[]): Promise<void> {
    const { payload } = this
    const key = randomUUID()
    const changes = [...new Map(batch.map(({ change }) => [`${change.slug} ${change.id}`, change])).values()]
    const published = batch.flatMap((each) => each.published ?? [])
    if (published.length === batch.length) {
      this.outcomes.set(
        key,
        Promise.all(published).then((all) => all.every(Boolean)),
      )
    }
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const sequence = (await newestSequence(payload)) + 1
      if (await insertIfAbsent({ payload, collection, data: { sequence, key, changes } })) return
    }
    throw new Error('Other processes keep taking the next number of a publication event.')
  }
}
