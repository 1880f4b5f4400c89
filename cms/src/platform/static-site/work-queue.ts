export type Priority = 'high' | 'background'

/**
 * A keyed work queue with limited concurrency and two priorities; high runs before background. Adding a waiting key again
 * is a no-op. Adding a running key queues it once more, so that the last caller gets the newest data.
 */
export class WorkQueue {
  private readonly high = new Map<string, Deferred>()
  private readonly background = new Map<string, Deferred>()
  private readonly running = new Set<string>()
  private readonly work: (key: string, priority: Priority) => Promise<void>
  private readonly width: number

  constructor({ work, width }: { work: (key: string, priority: Priority) => Promise<void>; width: number }) {
    this.work = work
    this.width = width
  }

  /** Resolves or rejects with the next run of the key's work that starts after this call. */
  add(key: string, { priority }: { priority: Priority }): Promise<void> {
    const isHigh = priority === 'high'
    const waiting = this.high.get(key) ?? (isHigh ? undefined : this.background.get(key))
    if (waiting) return waiting.promise
    const deferred = isHigh ? (this.background.get(key) ?? defer()) : defer()
    this.background.delete(key)
    this[priority].set(key, deferred)
    this.pump()
    return deferred.promise
  }

  /** Resolves when no work is waiting or running. */
  async idle(): Promise<void> {
    while (this.running.size > 0 || this.high.size > 0 || this.background.size > 0) {
      await Promise.allSettled([...this.high.values(), ...this.background.values()].map(({ promise }) => promise))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  private pump(): void {
    while (this.running.size < this.width) {
      const next = this.dequeue('high') ?? this.dequeue('background')
      if (!next) return
      void this.run(next)
    }
  }

  private dequeue(priority: Priority): Started | null {
    for (const [key, deferred] of this[priority]) {
      if (this.running.has(key)) continue
      this[priority].delete(key)
      return { key, deferred, priority }
    }
    return null
  }

  private async run({ key, deferred, priority }: Started): Promise<void> {
    this.running.add(key)
    try {
      await this.work(key, priority)
      deferred.resolve()
    } catch (error) {
      deferred.reject(error)
    } finally {
      this.running.delete(key)
      this.pump()
    }
  }
}

interface Deferred {
  promise: Promise<void>
  resolve: () => void
  reject: (error: unknown) => void
}

interface Started {
  key: string
  deferred: Deferred
  priority: Priority
}

function defer(): Deferred {
  const deferred = Promise.withResolvers<void>()
  // Prevents an unhandled rejection when the caller does not await the result.
  deferred.promise.catch(() => undefined)
  return deferred
}
