import path from 'node:path'
import type { Env } from '../../foundation/settings/env.ts'
import { FolderStorage } from '../../storage/folder-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { BackupError } from '../backup/backup-error.ts'
import { requireOutside } from '../backup/require-outside.ts'

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])$/

/** The archive at a folder, or in a bucket of the server in the settings, such as `s3://pravesh-log`. */
export async function openArchive(place: string, { archiveServer, s3, mediaDir }: Env): Promise<Storage> {
  if (!place.startsWith('s3:')) return folderArchive(path.resolve(place), mediaDir)
  const bucket = BUCKET.exec(place)?.[1]
  if (bucket === undefined) throw new BackupError(`${place} is not the address of a bucket, such as s3://pravesh-log.`)
  if (archiveServer === null) {
    throw new BackupError('Set ARCHIVE_S3_ENDPOINT or ARCHIVE_S3_REGION to the server of the bucket.')
  }
  if (bucket === s3?.publicBucket || bucket === s3?.privateBucket) {
    throw new BackupError(`${place} has the uploads of the portal. Choose a bucket for the archive alone.`)
  }
  const { S3Storage } = await import('../../storage/s3-storage.ts')
  return new S3Storage({ ...archiveServer, publicBucket: bucket, privateBucket: bucket })
}

function folderArchive(folder: string, mediaDir: string): Storage {
  requireOutside({ folder, mediaDir, name: 'The archive' })
  return new FolderStorage(folder)
}
