import { DatabaseSync } from 'node:sqlite'
import { mongoBytes } from '../../cms/test/mongo-bytes.ts'
import type { Cluster } from './cluster.ts'

/** Size of the uploads, and of the records with their indexes. */
export async function storedBytes(cluster: Cluster): Promise<{ files: number; records: number }> {
  return { files: await cluster.storedFiles(), records: await bytesOfDatabase(cluster) }
}

async function bytesOfDatabase({ database, databaseUri }: Cluster): Promise<number> {
  if (database === 'MongoDB') return mongoBytes(databaseUri)
  const file = new DatabaseSync(databaseUri.replace('file:', ''), { readOnly: true })
  try {
    const pages = file
      .prepare(
        'SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
      )
      .get()
    return Number(pages?.bytes)
  } finally {
    file.close()
  }
}
