interface SemaphoreOptions {
  /** Maximum number of concurrent runs. */
  atOnce: number
  /** Maximum length of the queue. */
  waiting: number
  /** A run that would probably wait longer is refused; computed from how long earlier runs took. */
  longestWaitMs?: number
  /** Creates the error thrown when the queue is full. */
  full: () => Error
}

/** A semaphore with a bounded FIFO queue. */
export class Semaphore {
  private readonly queue: (() => void)[] = []
  private readonly options: SemaphoreOptions
  private running = 0
  private meanMs = 0

  constructor(options: SemaphoreOptions) {
    this.options = options
  }

  /** Number of runs under way. */
  get runningCount(): number {
    return this.running
  }

  get waitingCount(): number {
    return this.queue.length
  }

  /** Runs `work` when a slot is free. Rejects immediately with the error from `full` when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.options.atOnce) this.running++
    else await this.enqueue()
    const started = performance.now()
    try {
      return await work()
    } finally {
      this.observe(performance.now() - started)
      const next = this.queue.shift()
      // Hand the slot directly to the next waiter, so that a new caller cannot overtake the queue.
      if (next) next()
      else this.running--
    }
  }

  /** The mean of recent runs, of which the last weighs a tenth. */
  private observe(ms: number): void {
    this.meanMs = this.meanMs === 0 ? ms : this.meanMs * 0.9 + ms * 0.1
  }

  private enqueue(): Promise<void> {
    const { atOnce, waiting, longestWaitMs = Number.POSITIVE_INFINITY, full } = this.options
    const waitMs = ((this.queue.length + 1) * this.meanMs) / atOnce
    if (this.queue.length >= waiting || waitMs > longestWaitMs) throw full()
    return new Promise((resolve) => this.queue.push(resolve))
  }
}
