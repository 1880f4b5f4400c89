import * as z from 'zod'
import { isPrivateHost } from './private-host.ts'
import type { S3Settings } from './s3-settings.ts'

/** Raw settings of the server with the bucket of `npm run ship-log`, for the schema of all settings. */
export const archiveVariables = {
  ARCHIVE_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'ARCHIVE_S3_ENDPOINT must be a web address such as https://s3.example.in.' })
    .optional(),
  ARCHIVE_S3_REGION: z.string().min(1).optional(),
  ARCHIVE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  ARCHIVE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ARCHIVE_S3_PATH_STYLE: z.enum(['true', 'false'], 'ARCHIVE_S3_PATH_STYLE must be true or false.').optional(),
}

type RawSettings = { [Name in keyof typeof archiveVariables]?: z.infer<(typeof archiveVariables)[Name]> }

/** How to reach a server with buckets. */
export type ArchiveServer = Omit<S3Settings, 'publicBucket' | 'privateBucket'>

/** Null if the settings have none: then the archive is in a folder. */
export function archiveServer(settings: RawSettings): ArchiveServer | null {
  const { ARCHIVE_S3_ENDPOINT: endpoint, ARCHIVE_S3_REGION: region, ARCHIVE_S3_PATH_STYLE: style } = settings
  const { ARCHIVE_S3_ACCESS_KEY_ID: accessKeyId, ARCHIVE_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (endpoint === undefined && region === undefined) return null
  return {
    endpoint: endpoint ?? null,
    region: region ?? 'us-east-1',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    pathStyle: style === undefined ? endpoint !== undefined : style === 'true',
  }
}

/** Sentences about settings that do not fit together. */
export function archiveProblems(settings: RawSettings, mode: 'demo' | 'live'): string[] {
  const { ARCHIVE_S3_ENDPOINT: endpoint, ARCHIVE_S3_ACCESS_KEY_ID, ARCHIVE_S3_SECRET_ACCESS_KEY } = settings
  const problems: string[] = []
  if ((ARCHIVE_S3_ACCESS_KEY_ID === undefined) !== (ARCHIVE_S3_SECRET_ACCESS_KEY === undefined)) {
    problems.push(
      'Set both ARCHIVE_S3_ACCESS_KEY_ID and ARCHIVE_S3_SECRET_ACCESS_KEY, or neither to use the role of the machine.',
    )
  }
  if (mode === 'live' && endpoint?.startsWith('http:') && !isPrivateHost(new URL(endpoint).hostname)) {
    problems.push('ARCHIVE_S3_ENDPOINT must start with https://, or records can be read on the way to it.')
  }
  return problems
}
