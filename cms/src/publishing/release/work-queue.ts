import { AsyncLocalStorage } from 'node:async_hooks'

/** `high` is for work that someone waits for, `soon` for its like in other languages, `normal` for what follows from a change. */
export type Priority = 'high' | 'soon' | 'normal' | 'background'

const PRIORITIES = ['high', 'soon', 'normal', 'background'] as const

/** The number of keys that run at once. */
interface Width {
  /** Of high priority. They never wait for others. */
  high: number
  /**
   * Of each other priority, which start while nothing more urgent runs. More are started when half of them have
   * finished, so that they can share queries.
   */
  rest: number
}

interface WorkQueueOptions {
  work: (key: string, priority: Priority) => Promise<void>
  width: Width
}

/**
 * A keyed work queue with limited concurrency and four priorities. Adding a waiting key again is a no-op. Adding a
 * running key queues it once more, so that the last caller gets the newest data.
 */
export class WorkQueue {
  private readonly waiting: Record<Priority, Map<string, Deferred>> = {
    high: new Map(),
    soon: new Map(),
    normal: new Map(),
    background: new Map(),
  }
  private readonly running = new Map<string, Started>()
  private readonly busy: Record<Priority, number> = { high: 0, soon: 0, normal: 0, background: 0 }
  private ending = Promise.withResolvers<void>()
  private readonly work: WorkQueueOptions['work']
  private readonly width: Width

  constructor({ work, width }: WorkQueueOptions) {
    this.work = work
    this.width = width
  }

  /** Resolves or rejects with the next run of the key's work that starts after this call. */
  add(key: string, { priority }: { priority: Priority }): Promise<void> {
    const present = PRIORITIES.find((each) => this.waiting[each].has(key))
    const known = present && this.waiting[present].get(key)
    if (present && known && PRIORITIES.indexOf(present) <= PRIORITIES.indexOf(priority)) return known.promise
    if (present) this.waiting[present].delete(key)
    const deferred = known ?? defer()
    this.waiting[priority].set(key, deferred)
    this.pump()
    return deferred.promise
  }

  /** Number of keys that wait or run. */
  get size(): number {
    return PRIORITIES.reduce((sum, priority) => sum + this.waiting[priority].size, this.running.size)
  }

  /** Whether work of high priority is waiting or running. */
  get hasHigh(): boolean {
    return this.busy.high > 0 || this.waiting.high.size > 0
  }

  /** Whether less urgent work that follows from a change is waiting or running. */
  get hasNormal(): boolean {
    return (['soon', 'normal'] as const).some((each) => this.busy[each] > 0 || this.waiting[each].size > 0)
  }

  /**
   * Whether more urgent work runs or can start. Work of a running key waits for that run, which must not wait for it.
   */
  isOutranked(priority: Priority): boolean {
    return PRIORITIES.slice(0, PRIORITIES.indexOf(priority)).some(
      (other) => this.busy[other] > 0 || this.waiting[other].keys().some((key) => !this.running.has(key)),
    )
  }

  /** Resolves when the next of the running keys has finished. */
  get nextEnd(): Promise<void> {
    return this.ending.promise
  }

  /** The run of a key that a change asked for, started at once if possible; null when there is none. */
  expedite(key: string): Promise<void> | null {
    if (PRIORITIES.some((each) => each !== 'background' && this.waiting[each].has(key))) {
      return this.add(key, { priority: 'high' })
    }
    const running = this.running.get(key)
    return running === undefined || running.priority === 'background' ? null : running.deferred.promise
  }

  /** Takes back the waiting keys of a priority, whose promises reject. */
  drop(priority: Priority): void {
    for (const { reject } of this.waiting[priority].values()) reject(new Error('This work was taken back.'))
    this.waiting[priority].clear()
  }

  /** Resolves when no work is waiting or running. */
  async idle(): Promise<void> {
    while (this.running.size > 0 || PRIORITIES.some((priority) => this.waiting[priority].size > 0)) {
      const waiting = PRIORITIES.flatMap((priority) => [...this.waiting[priority].values()])
      await Promise.allSettled(waiting.map(({ promise }) => promise))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  private pump(): void {
    this.start('high', this.width.high)
    for (const priority of ['soon', 'normal', 'background'] as const) {
      const { rest } = this.width
      if (this.busy[priority] <= rest / 2 && !this.isOutranked(priority)) this.start(priority, rest)
    }
  }

  private start(priority: Priority, width: number): void {
    while (this.busy[priority] < width) {
      const next = this.dequeue(priority)
      if (!next) return
      void this.run(next)
    }
  }

  private dequeue(priority: Priority): Started | null {
    for (const [key, deferred] of this.waiting[priority]) {
      if (this.running.has(key)) continue
      this.waiting[priority].delete(key)
      return { key, deferred, priority }
    }
    return null
  }

  private async run(started: Started): Promise<void> {
    const { key, deferred, priority } = started
    this.running.set(key, started)
    this.busy[priority]++
    try {
      await deferred.within(() => this.work(key, priority))
      deferred.resolve()
    } catch (error) {
      deferred.reject(error)
    } finally {
      this.running.delete(key)
      this.busy[priority]--
      this.pump()
      this.ending.resolve()
      this.ending = Promise.withResolvers()
    }
  }
}

interface Deferred {
  promise: Promise<void>
  resolve: () => void
  reject: (error: unknown) => void
  /** Runs the work in the context of what asked for it first, for its log lines. */
  within: <T>(run: () => T) => T
}

interface Started {
  key: string
  deferred: Deferred
  priority: Priority
}

function defer(): Deferred {
  const deferred = { ...Promise.withResolvers<void>(), within: AsyncLocalStorage.snapshot() }
  // Prevents an unhandled rejection when the caller does not await the result.
  deferred.promise.catch(() => undefined)
  return deferred
}
