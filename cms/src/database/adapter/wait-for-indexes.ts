import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/** Lets index builds take as long as they need. They send nothing for minutes in a large collection. */
export async function waitForIndexes({ connection }: MongooseAdapter): Promise<void> {
  for (const { collection } of Object.values(connection.models)) {
    const createIndex: unknown = collection.createIndex
    const wait = (keys: object, options?: object) =>
      Reflect.apply(createIndex as () => unknown, collection, [keys, { ...options, socketTimeoutMS: 0 }])
    Object.assign(collection, { createIndex: wait })
  }
}
