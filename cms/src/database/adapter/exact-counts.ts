import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Where } from 'payload'

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
      Reflect.apply(list, adapter, [Object.keys(args.where ?? {}).length === 0 ? { ...args, where: EVERY } : args])
    Object.assign(adapter, { [name]: counted })
  }
  return adapter
}
