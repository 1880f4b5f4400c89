/**
 * A keyed work queue with limited concurrency and two priorities; urgent keys run before background ones. Adding a
 * waiting key again is a no-op. Adding a running key queues it once more, so that the last caller gets the newest data.
 */
export class WorkQueue {
  private readonly urgent = new Map<string, Deferred>()
  private readonly background = new Map<string, Deferred>()
  private readonly running = new Set<string>()
  private readonly work: (key: string, urgent: boolean) => Promise<void>
  private readonly width: number

  constructor({ work, width }: { work: (key: string, urgent: boolean) => Promise<void>; width: number }) {
    this.work = work
    this.width = width
  }

  /** Resolves or rejects with the next run of the key's work that starts after this call. */
  add(key: string, { urgent }: { urgent: boolean }): Promise<void> {
    const waiting = this.urgent.get(key) ?? (urgent ? undefined : this.background.get(key))
    if (waiting) return waiting.promise
    const deferred = urgent ? (this.background.get(key) ?? defer()) : defer()
    this.background.delete(key)
    ;(urgent ? this.urgent : this.background).set(key, deferred)
    this.pump()
    return deferred.promise
  }

  /** Resolves when no work is waiting or running. */
  async idle(): Promise<void> {
    while (this.running.size > 0 || this.urgent.size > 0 || this.background.size > 0) {
      await Promise.allSettled([...this.urgent.values(), ...this.background.values()].map(({ promise }) => promise))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  private pump(): void {
    while (this.running.size < this.width) {
      const next = this.take(this.urgent) ?? this.take(this.background)
      if (!next) return
      void this.run(next)
    }
  }

  private take(waiting: Map<string, Deferred>): Started | null {
    for (const [key, deferred] of waiting) {
      if (this.running.has(key)) continue
      waiting.delete(key)
      return { key, deferred, urgent: waiting === this.urgent }
    }
    return null
  }

  private async run({ key, deferred, urgent }: Started): Promise<void> {
    this.running.add(key)
    try {
      await this.work(key, urgent)
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
  urgent: boolean
}

function defer(): Deferred {
  const deferred = Promise.withResolvers<void>()
  // Prevents an unhandled rejection when the caller does not await the result.
  deferred.promise.catch(() => undefined)
  return deferred
}
