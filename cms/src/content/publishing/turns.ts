/**
 * Turns of work that may wait, one in each iteration of the event loop, so that requests are answered between them.
 */
export class Turns {
  private last: Promise<unknown> = Promise.resolve()

  next(): Promise<unknown> {
    this.last = this.last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return this.last
  }
}
