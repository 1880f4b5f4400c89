import type { DatabaseAdapterObj, Sort } from 'payload'

/**
 * Orders records with equal values by their creation in the direction of the sort. Payload always has the newest first, so a list
 * from A to Z would need an index in two directions; an index in one can be read from both ends.
 */
export function sortTiesAlike(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const initialized = adapter.init(args)
      const { find } = initialized
      const sorted = (given: { sort?: Sort }) => {
        const sort = withTies(given.sort)
        return Reflect.apply(find, initialized, [sort === undefined ? given : { ...given, sort }])
      }
      return Object.assign(initialized, { find: sorted })
    },
  }
}

/** Undefined if Payload's own order is right. */
export function withTies(sort: Sort | undefined): string[] | undefined {
  const fields = [sort ?? []].flat()
  const [last] = fields.slice(-1)
  const isTold = fields.some((field) => /^-?(createdAt|id)$/.test(field))
  return last === undefined || last.startsWith('-') || isTold ? undefined : [...fields, 'createdAt']
}
