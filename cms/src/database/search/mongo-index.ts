import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, Payload } from 'payload'
import type { SearchIndex } from './search-index.ts'
import { gramsOf } from './search-text.ts'

/** The index on the grams of each search text. */
export function mongoIndex(payload: Payload, slug: CollectionSlug): SearchIndex {
  const model = (payload.db as unknown as MongooseAdapter).collections[slug]
  if (!model) throw new Error(`There is no collection ${slug}.`)
  const { collection } = model
  return {
    prepare: async () => void (await collection.createIndex({ searchKeys: 1 })),
    isIncomplete: async () => (await collection.findOne({ searchKeys: null }, { projection: { _id: 1 } })) !== null,
    async add(texts) {
      await model.bulkWrite(
        texts.map(({ id, text }) => ({
          updateOne: {
            filter: { _id: id, searchKeys: null },
            update: { $set: { searchText: text, searchKeys: gramsOf(text) } },
            timestamps: false,
          },
        })),
      )
    },
  }
}
