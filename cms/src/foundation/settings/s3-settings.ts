import * as z from 'zod'
import { isPrivateHost } from './private-host.ts'

const name = (variable: string) => z.string().min(1, `${variable} must not be empty.`)

/** A name that every S3 server accepts. */
const bucket = (variable: string) =>
  z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      `${variable} must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.`,
    )

/** Raw settings of object storage, for the schema of all settings. */
export const s3Variables = {
  S3_BUCKET: bucket('S3_BUCKET').optional(),
  S3_PRIVATE_BUCKET: bucket('S3_PRIVATE_BUCKET').optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'S3_ENDPOINT must be a web address such as https://s3.example.in.' })
    .optional(),
  S3_REGION: name('S3_REGION').default('us-east-1'),
  S3_ACCESS_KEY_ID: name('S3_ACCESS_KEY_ID').optional(),
  S3_SECRET_ACCESS_KEY: name('S3_SECRET_ACCESS_KEY').optional(),
  S3_PATH_STYLE: z.enum(['true', 'false'], 'S3_PATH_STYLE must be true or false.').optional(),
}

type RawSettings = { [Name in keyof typeof s3Variables]?: z.infer<(typeof s3Variables)[Name]> }

/** How to reach object storage. */
export interface S3Settings {
  /** Null for Amazon S3 in the region. */
  endpoint: string | null
  region: string
  /** Of pictures of the site. */
  publicBucket: string
  /** Of all other files; may be the same bucket. */
  privateBucket: string
  /** Null for the credentials of the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
  /** Whether the bucket is in the path of addresses instead of their host. */
  pathStyle: boolean
}

/** Object storage of the settings; null for local folders. */
export function s3Settings(settings: RawSettings): S3Settings | null {
  const { S3_BUCKET, S3_PRIVATE_BUCKET, S3_ENDPOINT, S3_REGION, S3_PATH_STYLE } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (S3_BUCKET === undefined) return null
  return {
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION ?? 'us-east-1',
    publicBucket: S3_BUCKET,
    privateBucket: S3_PRIVATE_BUCKET ?? S3_BUCKET,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    pathStyle: S3_PATH_STYLE === undefined ? S3_ENDPOINT !== undefined : S3_PATH_STYLE === 'true',
  }
}

/** Sentences about settings that do not fit together. */
export function s3Problems(settings: RawSettings, mode: 'demo' | 'live'): string[] {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const given = (['S3_PRIVATE_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter(
    (each) => settings[each] !== undefined,
  )
  if (S3_BUCKET === undefined) {
    return given.length === 0 ? [] : [`S3_BUCKET is missing. ${given.join(', ')} would have no effect without it.`]
  }
  const problems: string[] = []
  if ((S3_ACCESS_KEY_ID === undefined) !== (S3_SECRET_ACCESS_KEY === undefined)) {
    problems.push('Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither to use the role of the machine.')
  }
  if (mode === 'live' && S3_ENDPOINT?.startsWith('http:') && !isPrivateHost(new URL(S3_ENDPOINT).hostname)) {
    problems.push('S3_ENDPOINT must start with https://, or documents can be read on the way to it.')
  }
  return problems
}
