import { randomBytes } from 'node:crypto'
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../src/foundation/settings/s3-settings.ts'

/** Address and keys of the S3 server for tests, e.g. `http://key:secret@127.0.0.1:7070`; empty without one. */
export const s3TestUrl = process.env.S3_TEST_URL ?? ''

/** Settings of two new buckets on the server, which `url` may reach through a proxy. */
export async function newBuckets(url = new URL(s3TestUrl)): Promise<S3Settings> {
  const { origin: endpoint, username: accessKeyId, password: secretAccessKey } = url
  const suffix = randomBytes(6).toString('hex')
  const settings: S3Settings = {
    endpoint,
    region: 'us-east-1',
    publicBucket: `pravesh-test-public-${suffix}`,
    privateBucket: `pravesh-test-private-${suffix}`,
    credentials: { accessKeyId, secretAccessKey },
    pathStyle: true,
  }
  const client = clientOf(settings)
  for (const Bucket of [settings.publicBucket, settings.privateBucket]) {
    await client.send(new CreateBucketCommand({ Bucket }))
  }
  client.destroy()
  return settings
}

/** Removes the buckets of `newBuckets`, which must be empty. */
export async function removeBuckets(settings: S3Settings): Promise<void> {
  const client = clientOf(settings)
  for (const Bucket of [settings.publicBucket, settings.privateBucket]) {
    await client.send(new DeleteBucketCommand({ Bucket }))
  }
  client.destroy()
}

function clientOf({ endpoint, region, credentials }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    forcePathStyle: true,
  })
}

/** The variables of settings. */
export function s3Environment({ endpoint, publicBucket, privateBucket, credentials }: S3Settings) {
  return {
    S3_ENDPOINT: endpoint ?? '',
    S3_BUCKET: publicBucket,
    S3_PRIVATE_BUCKET: privateBucket,
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
  }
}
