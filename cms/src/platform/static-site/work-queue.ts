/**
 * Work named by key, done a few at a time. A key asked for again while it waits is done once; while it is being done,
 * once more afterwards, so that whoever asked last sees the newest data. Urgent keys overtake all others.
 */
export class WorkQueue {
  private readonly urgent = new Map<string, Deferred>()
  private readonly patient = new Map<string, Deferred>()
  private readonly running = new Set<string>()
  private readonly work: (key: string, urgent: boolean) => Promise<void>
  private readonly width: number

  constructor({ work, width }: { work: (key: string, urgent: boolean) => Promise<void>; width: number }) {
    this.work = work
    this.width = width
  }

  /** Resolves when the key's work has been done once more from now on; rejects as the work does. */
  add(key: string, { urgent }: { urgent: boolean }): Promise<void> {
    const waiting = this.urgent.get(key) ?? (urgent ? undefined : this.patient.get(key))
    if (waiting) return waiting.promise
    const deferred = urgent ? (this.patient.get(key) ?? defer()) : defer()
    this.patient.delete(key)
    ;(urgent ? this.urgent : this.patient).set(key, deferred)
    this.pump()
    return deferred.promise
  }

  /** Resolves when nothing waits and nothing runs. */
  async idle(): Promise<void> {
    while (this.running.size > 0 || this.urgent.size > 0 || this.patient.size > 0) {
      await Promise.allSettled([...this.urgent.values(), ...this.patient.values()].map((one) => one.promise))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  private pump(): void {
    while (this.running.size < this.width) {
      const next = this.take(this.urgent) ?? this.take(this.patient)
      if (!next) return
      void this.run(next)
    }
  }

  private take(waiting: Map<string, Deferred>): Taken | null {
    for (const [key, deferred] of waiting) {
      if (this.running.has(key)) continue
      waiting.delete(key)
      return { key, deferred, urgent: waiting === this.urgent }
    }
    return null
  }

  private async run({ key, deferred, urgent }: Taken): Promise<void> {
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

interface Taken {
  key: string
  deferred: Deferred
  urgent: boolean
}

function defer(): Deferred {
  const deferred = Promise.withResolvers<void>()
  // Whoever does not wait for the result must not bring the process down.
  deferred.promise.catch(() => undefined)
  return deferred
}
