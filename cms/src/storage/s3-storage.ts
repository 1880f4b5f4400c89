import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { addAbortSignal, type Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../foundation/settings/s3-settings.ts'
import { contentType } from '../http/files/content-type.ts'
import type { ByteRange, Content, Storage, StoredFile } from './storage.ts'
import { type StorageOperation, storageCall } from './storage-calls.ts'

const ATTEMPTS = 3
const CONNECT_MS = 2_000
/** Until the headers of a response. */
const RESPONSE_MS = 10_000
/** Of a whole call with its attempts, and of reading a body. */
const CALL_MS = 30_000
/** Of storing a local file, whatever its size. */
const FILE_MS = 10 * 60_000

/** Buckets of an S3 server as storage. Names below `public/` are in the public bucket, all others in the private one. */
export class S3Storage implements Storage {
  readonly place: string
  private readonly client: S3Client
  private readonly settings: S3Settings

  constructor(settings: S3Settings) {
    const { endpoint, region, publicBucket, privateBucket, credentials, pathStyle } = settings
    this.settings = settings
    this.place = `${endpoint ?? `Amazon S3 in ${region}`} (${[...new Set([publicBucket, privateBucket])].join(', ')})`
    this.client = new S3Client({
      region,
      ...(endpoint && { endpoint }),
      ...(credentials && { credentials }),
      forcePathStyle: pathStyle,
      maxAttempts: ATTEMPTS,
      // Many S3 servers do not know the checksums that the client otherwise adds.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: RESPONSE_MS },
    })
  }

  put(name: string, content: Content): Promise<void> {
    return this.call('put', async () => {
      const object = { ...this.objectOf(name), ContentType: contentType(name) }
      if ('path' in content) {
        const { size } = await stat(content.path)
        const Body = createReadStream(content.path)
        await this.client.send(new PutObjectCommand({ ...object, Body, ContentLength: size }), within(FILE_MS))
      } else await this.client.send(new PutObjectCommand({ ...object, Body: content }), within(CALL_MS))
    })
  }

  open(name: string, range?: ByteRange) {
    return this.call('open', async () => {
      const Range = range && `bytes=${range.start}-${range.end}`
      const limit = within(CALL_MS)
      const object = await this.client
        .send(new GetObjectCommand({ ...this.objectOf(name), Range }), limit)
        .catch(nullIfMissing)
      if (!object?.Body) return null
      const stream = addAbortSignal(limit.abortSignal, object.Body as Readable)
      const whole = Number(object.ContentRange?.split('/')[1] ?? object.ContentLength)
      return { name, bytes: whole, modified: object.LastModified ?? new Date(0), stream }
    })
  }

  stat(name: string): Promise<StoredFile | null> {
    return this.call('stat', async () => {
      const object = await this.client
        .send(new HeadObjectCommand(this.objectOf(name)), within(CALL_MS))
        .catch(nullIfMissing)
      return object && { name, bytes: object.ContentLength ?? 0, modified: object.LastModified ?? new Date(0) }
    })
  }

  delete(name: string): Promise<void> {
    return this.call('delete', async () => {
      await this.client.send(new DeleteObjectCommand(this.objectOf(name)), within(CALL_MS))
    })
  }

  async *list(folder: string): AsyncGenerator<StoredFile[]> {
    const Prefix = folder === '' ? '' : `${folder}/`
    for (const Bucket of this.bucketsOf(folder)) {
      let ContinuationToken: string | undefined
      do {
        const request = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })
        const page = await this.call('list', () => this.client.send(request, within(CALL_MS)))
        yield (page.Contents ?? []).flatMap(({ Key, Size = 0, LastModified = new Date(0) }) =>
          Key === undefined || Key.endsWith('/') ? [] : [{ name: Key, bytes: Size, modified: LastModified }],
        )
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    }
  }

  private objectOf(Key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucketOf(Key), Key }
  }

  private bucketOf(name: string): string {
    return /^public(\/|$)/.test(name) ? this.settings.publicBucket : this.settings.privateBucket
  }

  private bucketsOf(folder: string): Set<string> {
    const { publicBucket, privateBucket } = this.settings
    return folder === '' ? new Set([publicBucket, privateBucket]) : new Set([this.bucketOf(folder)])
  }

  private call<T>(operation: StorageOperation, run: () => Promise<T>): Promise<T> {
    return storageCall(operation, run)
  }
}

function within(ms: number): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(ms) }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket') {
    return null
  }
  throw error
}
