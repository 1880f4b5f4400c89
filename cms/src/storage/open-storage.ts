import type { Env } from '../foundation/settings/env.ts'
import { FolderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** The storage of the settings. Does not connect. */
export async function openStorage({ mediaDir, s3 }: Pick<Env, 'mediaDir' | 's3'>): Promise<Storage> {
  if (s3 === null) return new FolderStorage(mediaDir)
  // Its client takes memory that portals with local folders save.
  const { S3Storage } = await import('./s3-storage.ts')
  return new S3Storage(s3)
}
