import path from 'node:path'
import type { Env } from '../../foundation/settings/env.ts'
import { FolderStorage } from '../../storage/folder-storage.ts'
import { openStorage } from '../../storage/open-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { MoveError } from './move-error.ts'

type StorageSettings = Pick<Env, 'mediaDir' | 's3'>

/**
 * Where the files are, and the place that `--media` names: a folder, or `s3://` and S3_BUCKET of the settings, which also
 * have the keys. With S3 as target the files are still in MEDIA_DIR. Throws a MoveError when the two do not fit.
 */
export async function filePlaces(
  settings: StorageSettings,
  media: string,
): Promise<{ source: Storage; target: Storage }> {
  const { mediaDir, s3 } = settings
  const bucket = /^s3:\/\/([^/]*)\/?$/.exec(media)?.[1]
  if (media.startsWith('s3:')) {
    if (s3 === null || s3.publicBucket !== bucket) {
      throw new MoveError(
        '--media must be s3:// and the name in S3_BUCKET. Set S3_BUCKET and the other settings of object storage first; they are used for the target.',
      )
    }
    return { source: new FolderStorage(mediaDir), target: await openStorage(settings) }
  }
  const folder = path.resolve(media)
  if (path.resolve(mediaDir) === folder && s3 === null) throw new MoveError('--media names the folder of the source.')
  return { source: await openStorage(settings), target: new FolderStorage(folder) }
}
