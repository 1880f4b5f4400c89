import type { Priority, WorkQueue } from '../../publishing/release/work-queue.ts'

/**
 * Turns of work that may wait, one in each iteration of the event loop, so that requests are answered between them.
 */
export class Turns {
  private last: Promise<unknown> = Promise.resolve()
  private readonly queue: Pick<WorkQueue, 'isOutranked' | 'nextEnd'>

  constructor(queue: Pick<WorkQueue, 'isOutranked' | 'nextEnd'>) {
    this.queue = queue
  }

  /** Waits until requests have been answered and nothing more urgent is left that does not wait for this work. */
  async next(priority: Priority): Promise<void> {
    await this.iteration()
    while (this.queue.isOutranked(priority)) {
      await this.queue.nextEnd
      await this.iteration()
    }
  }

  /** Resolves when nothing more urgent is left, in this iteration if there was none. Work that goes on then shares it. */
  async afterOthers(priority: Priority): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    if (this.queue.isOutranked(priority)) await this.next(priority)
  }

  private iteration(): Promise<unknown> {
    this.last = this.last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return this.last
  }
}
