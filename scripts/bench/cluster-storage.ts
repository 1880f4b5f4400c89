import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { S3Storage } from '../../cms/src/storage/s3-storage.ts'
import { s3Environment, s3TestUrl } from '../../cms/test/s3-server.ts'
import { benchBuckets } from './remains.ts'

/** Where the portals of a cluster keep uploads. */
export interface ClusterStorage {
  name: 'folder' | 'S3'
  variables: Record<string, string>
  /** Size of all files. */
  bytes: () => Promise<number>
  remove: () => Promise<void>
}

/** New buckets with `BENCH_S3=true`, on the server of `S3_TEST_URL`; otherwise a shared folder. */
export async function clusterStorage(folder: string): Promise<ClusterStorage> {
  if (process.env.BENCH_S3 !== 'true') return sharedFolder(folder)
  if (s3TestUrl === '') throw new Error('BENCH_S3 needs an S3 server in S3_TEST_URL.')
  return buckets()
}

function sharedFolder(folder: string): ClusterStorage {
  return {
    name: 'folder',
    variables: { MEDIA_DIR: folder },
    bytes: async () => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
      return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
    },
    remove: async () => undefined,
  }
}

async function buckets(): Promise<ClusterStorage> {
  const { settings, remove } = await benchBuckets()
  const storage = new S3Storage(settings)
  const files = async function* () {
    for (const folder of ['public', 'private']) {
      for await (const batch of storage.list(folder)) yield* batch
    }
  }
  return {
    name: 'S3',
    variables: s3Environment(settings),
    bytes: async () => {
      let sum = 0
      for await (const { bytes } of files()) sum += bytes
      return sum
    },
    remove,
  }
}
