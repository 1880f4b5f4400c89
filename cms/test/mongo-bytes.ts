import { MongoClient } from 'mongodb'

/** Size of a MongoDB database's records and indexes. */
export async function mongoBytes(uri: string): Promise<number> {
  const client = new MongoClient(uri)
  try {
    const { dataSize, indexSize } = await client.db().stats()
    return dataSize + indexSize
  } finally {
    await client.close()
  }
}
