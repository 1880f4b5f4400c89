import { Semaphore } from './semaphore.ts'

interface TurnsOptions {
  /** Maximum number of tasks of one person that wait while another of theirs runs. */
  waiting: number
  /** Creates the error thrown when more wait. */
  full: () => Error
}

/**
 * Runs the tasks of one person one after the other, and those of different people concurrently. So a person has at most one
 * task in a shared queue behind it, which then serves everyone in turn. For one process; several share nothing.
 */
export class Turns {
  private readonly turns = new Map<string, Semaphore>()
  private readonly options: TurnsOptions

  constructor(options: TurnsOptions) {
    this.options = options
  }

  /** `person` identifies who asks, e.g. `student:ID`. Rejects immediately with the error from `full`. */
  async run<T>(person: string, task: () => Promise<T>): Promise<T> {
    const turn = this.turns.get(person) ?? new Semaphore({ atOnce: 1, ...this.options })
    this.turns.set(person, turn)
    try {
      return await turn.run(task)
    } finally {
      if (turn.runningCount === 0) this.turns.delete(person)
    }
  }

  /** Number of people with running or waiting tasks. */
  get size(): number {
    return this.turns.size
  }
}
