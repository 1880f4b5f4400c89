import { idOf } from '../../database/records/relation.ts'

/**
 * Merges the queries that several pages make at the same time. A query waits for the end of the event loop's iteration, or until
 * the pages have their turn; one that comes later is not merged with it, so that each page reads what was stored when it asked.
 */
export class QueryBatch {
  private readonly waiting = new Map<string, Promise<unknown>>()
  private readonly wanted = new Map<string, Set<string>>()
  private readonly turn: () => Promise<unknown>

  constructor(turn: () => Promise<unknown> = () => new Promise((resolve) => setImmediate(resolve))) {
    this.turn = turn
  }

  /** Runs identical queries once. Their results are shared, so callers must not change them. */
  same<T>(query: string, run: () => Promise<T>): Promise<T> {
    const known = this.waiting.get(query)
    if (known) return known as Promise<T>
    const result = this.turn().then(() => {
      this.waiting.delete(query)
      return run()
    })
    this.waiting.set(query, result)
    return result
  }

  /** Runs queries that differ only in the wanted values of a field as one; returns the rows with the given values. */
  async in<R extends object>(
    query: string,
    { field, values }: { field: string; values: readonly string[] },
    run: (values: string[]) => Promise<R[]>,
  ): Promise<R[]> {
    const key = `${field} in ${query}`
    this.wanted.set(key, (this.wanted.get(key) ?? new Set()).union(new Set(values)))
    const rows = await this.same(key, () => {
      const all = this.wanted.get(key) ?? []
      this.wanted.delete(key)
      return run([...all])
    })
    return rows.filter((row) => values.includes(idOf(Reflect.get(row, field)) ?? ''))
  }
}
