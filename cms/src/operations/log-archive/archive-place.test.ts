import path from 'node:path'
import { expect, it } from 'vitest'
import type { Env } from '../../foundation/settings/env.ts'
import { openArchive } from './archive-place.ts'

const server = { endpoint: 'http://127.0.0.1:9000', region: 'us-east-1', credentials: null, pathStyle: true }
const env = (given: Partial<Env> = {}) => ({ mediaDir: '/srv/media', s3: null, archiveServer: server, ...given }) as Env

it('is a folder, or a bucket of its own', async () => {
  expect((await openArchive('/srv/log', env())).place).toBe(path.resolve('/srv/log'))
  expect((await openArchive('s3://pravesh-log', env())).place).toBe('http://127.0.0.1:9000 (pravesh-log)')
})

const uploads = { ...server, publicBucket: 'pictures', privateBucket: 'documents' }

it.each([
  ['/srv/media', {}, 'inside MEDIA_DIR'],
  ['/srv/media/log', {}, 'inside MEDIA_DIR'],
  ['s3:/pravesh', {}, 'is not the address of a bucket'],
  ['s3://Pravesh', {}, 'is not the address of a bucket'],
  ['s3://pravesh-log/folder', {}, 'is not the address of a bucket'],
  ['s3://pravesh-log', { archiveServer: null }, 'Set ARCHIVE_S3_ENDPOINT'],
  ['s3://documents', { s3: uploads }, 'has the uploads of the portal'],
])('is not %s with %j', async (place, given, reason) => {
  await expect(openArchive(place, env(given))).rejects.toThrow(reason)
})
