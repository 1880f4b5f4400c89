interface LineOptions {
  /** How many run at a time. */
  atOnce: number
  /** How many may wait for their turn. */
  waiting: number
  /** What whoever comes when the line is full is refused with. */
  full: () => Error
}

/** Lets a few run at a time, the others wait for their turn in the order they came, and beyond that nobody is let in. */
export class Semaphore {
  private readonly line: (() => void)[] = []
  private readonly options: LineOptions
  private running = 0

  constructor(options: LineOptions) {
    this.options = options
  }

  /** Does some work when its turn has come. Throws `full` at once when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.options.atOnce) this.running++
    else await this.turn()
    try {
      return await work()
    } finally {
      const next = this.line.shift()
      // The place goes straight on to who is next, so that nobody who has just come is quicker.
      if (next) next()
      else this.running--
    }
  }

  private turn(): Promise<void> {
    if (this.line.length >= this.options.waiting) throw this.options.full()
    return new Promise((resolve) => this.line.push(resolve))
  }
}
