import { setImmediate as afterEvents } from 'node:timers/promises'

interface Batch<Value> {
  ids: string[]
  values: Promise<ReadonlyMap<string, Value>>
}

/**
 * Reads what cells of a list show beside their records, with one call of `read` for all cells of a page: ids that are
 * asked for in the same turn of the event loop are read together. Make one for each page, with React's `cache`.
 */
export function rowBatch<Value>(
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (id: string) => Promise<Value | undefined> {
  let open: Batch<Value> | null = null

  function start(): Batch<Value> {
    const ids: string[] = []
    const values = afterEvents().then(() => {
      open = null
      return read(ids)
    })
    return { ids, values }
  }

  return async (id) => {
    open ??= start()
    const { ids, values } = open
    ids.push(id)
    return (await values).get(id)
  }
}
