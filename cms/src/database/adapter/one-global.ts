import { createHash } from 'node:crypto'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/** The error code of MongoDB for an id or unique value that another document has. */
const DUPLICATE = 11000

/**
 * Stores each global in one document. Payload's MongoDB adapter inserts another one at each `createGlobal`: when several
 * processes find none at the same moment, and when Payload notes the first run of each scheduled task. Here the id follows from
 * the global, so that only one insertion succeeds, and all others update.
 */
export function storeGlobalsOnce(adapter: MongooseAdapter): MongooseAdapter {
  const { createGlobal } = adapter
  adapter.createGlobal = async (args) => {
    const { slug, data } = args
    const update = () => adapter.updateGlobal({ ...args, data: { ...data } })
    if (await adapter.findGlobal({ slug, req: args.req })) return update()
    try {
      return await Reflect.apply(createGlobal, adapter, [{ ...args, data: { ...data, _id: globalId(slug) } }])
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === DUPLICATE) return update()
      throw error
    }
  }
  return adapter
}

/** The digits of an ObjectId, which databases with text ids store as text. */
export const globalId = (slug: string) => createHash('sha256').update(slug).digest('hex').slice(0, 24)
