import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { flattenWhereToOperators, type Where } from 'payload'

const LISTS = ['find', 'findVersions', 'queryDrafts'] as const
const EVERY: Where = { id: { exists: true } }

/**
 * Payload asks for an estimate of the number of records when a list has no condition. Servers that are compatible with MongoDB
 * estimate by statistics, so that a list had 14 records in place of 12, and pages that do not exist.
 */
export function countExactly(adapter: MongooseAdapter): MongooseAdapter {
  for (const name of LISTS) {
    const list = adapter[name]
    const counted = (args: { where?: Where }) =>
      Reflect.apply(list, adapter, [hasCondition(args.where) ? args : { ...args, where: EVERY }])
    Object.assign(adapter, { [name]: counted })
  }
  return adapter
}

/** Payload joins a list's condition and its access with `and`, also when neither has one. */
const hasCondition = (where: Where = {}) =>
  flattenWhereToOperators(where).some((condition) => Object.keys(condition).length > 0)
