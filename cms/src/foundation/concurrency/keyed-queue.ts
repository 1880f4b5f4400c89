/**
 * Runs tasks with the same key one after the other, and those with different keys concurrently. Saves conflicts within a
 * process; correctness across processes still needs conditional updates.
 */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<unknown>>()

  /** Resolves or rejects with the task. A failed task does not stop those after it. */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const result = (this.tails.get(key) ?? Promise.resolve()).then(task)
    const tail: Promise<void> = result.then(
      () => this.forget(key, tail),
      () => this.forget(key, tail),
    )
    this.tails.set(key, tail)
    return result
  }

  /** Number of keys with running or waiting tasks. */
  get size(): number {
    return this.tails.size
  }

  private forget(key: string, tail: Promise<unknown>): void {
    if (this.tails.get(key) === tail) this.tails.delete(key)
  }
}
