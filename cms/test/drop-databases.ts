import { MongoClient } from 'mongodb'

/** Drops databases of the MongoDB test server. */
export async function dropDatabases(uri: string, names: readonly string[]): Promise<void> {
  const client = new MongoClient(uri)
  try {
    for (const name of names) await client.db(name).dropDatabase()
  } finally {
    await client.close()
  }
}
