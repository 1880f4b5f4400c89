interface SemaphoreOptions {
  /** Maximum number of concurrent runs. */
  atOnce: number
  /** Maximum length of the queue. */
  waiting: number
  /** Creates the error thrown when the queue is full. */
  full: () => Error
}

/** A semaphore with a bounded FIFO queue. */
export class Semaphore {
  private readonly queue: (() => void)[] = []
  private readonly options: SemaphoreOptions
  private running = 0

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
    try {
      return await work()
    } finally {
      const next = this.queue.shift()
      // Hand the slot directly to the next waiter, so that a new caller cannot overtake the queue.
      if (next) next()
      else this.running--
    }
  }

  private enqueue(): Promise<void> {
    if (this.queue.length >= this.options.waiting) throw this.options.full()
    return new Promise((resolve) => this.queue.push(resolve))
  }
}
