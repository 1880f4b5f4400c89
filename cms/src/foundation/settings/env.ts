import { hostname } from 'node:os'
import path from 'node:path'
import { STAFF_PASSWORD_LENGTH } from '@pravesh/shared/accounts/staff-password'
import type { Locale } from '@pravesh/shared/platform/locale'
import * as z from 'zod'
import { repositoryRoot } from '../directories.ts'
import { type ArchiveServer, archiveProblems, archiveServer, archiveVariables } from './archive-settings.ts'
import { type CourierSettings, courierProblems, courierSettings, courierVariables } from './courier-settings.ts'
import { demoSecret, FIELD_KEY_FILE } from './demo-secrets.ts'
import { languages } from './language-settings.ts'
import { DEMO_STAFF_EMAIL, weakSettings } from './live-settings.ts'
import { type MessageSettings, messageSettings, messageVariables, missingForMessages } from './message-settings.ts'
import { operationVariables } from './operation-settings.ts'
import {
  type GatewayName,
  type PaymentSettings,
  paymentProblems,
  paymentSettings,
  paymentVariables,
} from './payment-settings.ts'
import { type S3Settings, s3Problems, s3Settings, s3Variables } from './s3-settings.ts'
import { SettingsError } from './settings-error.ts'
import { siteAddress } from './site-address.ts'
import { type StopSettings, stopProblems, stopSettings, stopVariables } from './stop-settings.ts'
import { uploadVariables, videoMaxBytes } from './upload-settings.ts'

const port = z.coerce
  .number('PORT must be a whole number from 1 to 65535.')
  .int('PORT must be a whole number from 1 to 65535.')
  .min(1, 'PORT must be a whole number from 1 to 65535.')
  .max(65535, 'PORT must be a whole number from 1 to 65535.')
const oneOf = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  z.enum(values, `${name} must be one of: ${values.join(', ')}.`)
const variables = z.object({
  PORT: port.default(3000),
  PUBLIC_URL: siteAddress('PUBLIC_URL').optional(),
  PORTAL_MODE: oneOf('PORTAL_MODE', ['demo', 'live']).default('demo'),
  DATABASE_URI: z
    .string()
    .regex(
      /^(file:.+|mongodb(\+srv)?:\/\/.+)$/,
      'DATABASE_URI must start with file: (SQLite) or mongodb:// or mongodb+srv:// (MongoDB).',
    )
    .optional(),
  MONGODB_FLAVOUR: oneOf('MONGODB_FLAVOUR', ['mongodb', 'documentdb']).default('mongodb'),
  DATA_DIR: z.string().min(1).default('./data'),
  MEDIA_DIR: z.string().min(1).default('./media'),
  PAYLOAD_SECRET: z.string().min(32, 'PAYLOAD_SECRET must have at least 32 characters.').optional(),
  // A single value, because a secret may contain commas.
  PAYLOAD_SECRET_PREVIOUS: z.string().min(32, 'PAYLOAD_SECRET_PREVIOUS must have at least 32 characters.').optional(),
  FIELD_KEY: z
    .string()
    .transform(listedKeys)
    .refine((keys) => keys.every((key) => /^[0-9a-f]{64}$/.test(key)), {
      error:
        'FIELD_KEY must be 64 hexadecimal digits (32 bytes), or several such keys with commas between, the newest first.',
      abort: true,
    })
    .refine((keys) => new Set(keys).size === keys.length, 'FIELD_KEY lists the same key twice.')
    .optional(),
  DOCUMENT_KEY: z
    .string()
    .transform(listedKeys)
    .refine(
      (keys) => keys.every((key) => /^[0-9a-f]{64}$/.test(key)),
      'DOCUMENT_KEY must be 64 hexadecimal digits (32 bytes), or several such keys with commas between, the newest first.',
    )
    .optional(),
  STAFF_EMAIL: z.email('STAFF_EMAIL must be an e-mail address.').default(DEMO_STAFF_EMAIL),
  STAFF_PASSWORD: z
    .string()
    .min(STAFF_PASSWORD_LENGTH.min, `STAFF_PASSWORD must have at least ${STAFF_PASSWORD_LENGTH.min} characters.`)
    .optional(),
  LANGUAGES: languages,
  SEED: oneOf('SEED', ['demo', 'none']).default('demo'),
  TRUSTED_PROXIES: z.coerce
    .number('TRUSTED_PROXIES must be the number of proxies in front of the portal, 0 to 5.')
    .int('TRUSTED_PROXIES must be the number of proxies in front of the portal, 0 to 5.')
    .min(0, 'TRUSTED_PROXIES must be the number of proxies in front of the portal, 0 to 5.')
    .max(5, 'TRUSTED_PROXIES must be the number of proxies in front of the portal, 0 to 5.')
    .default(0),
  ...operationVariables,
  ...paymentVariables,
  ...courierVariables,
  ...messageVariables,
  ...s3Variables,
  ...archiveVariables,
  ...stopVariables,
  ...uploadVariables,
})

/** The names of all settings; docs/operate/settings.md has a row for each. */
export const SETTINGS = Object.keys(variables.shape)

/** All settings, validated. Directories are absolute. (design, "Two commands") */
export interface Env {
  port: number
  /** The portal's public address, without a trailing slash. */
  publicUrl: string
  mode: 'demo' | 'live'
  databaseUri: string
  /** The kind of server behind a `mongodb:` address; `documentdb` has no transactions and fewer pipeline stages. */
  mongodbFlavour: 'mongodb' | 'documentdb'
  dataDir: string
  mediaDir: string
  /** Object storage of uploads; null stores them in `mediaDir`. */
  s3: S3Settings | null
  /** The server with the bucket of `npm run ship-log`; null if the archive is in a folder. */
  archiveServer: ArchiveServer | null
  /** Of the largest video that staff can upload. */
  videoMaxBytes: number
  payloadSecret: string
  /** Sessions and links signed with this secret stay valid until they expire. */
  payloadSecretPrevious: string | null
  /** The first key encrypts; any of them decrypts. */
  fieldKeys: readonly string[]
  /** Seeds of Ed25519 keys. The first signs documents; any of them verifies. */
  documentKeys: readonly string[]
  staffEmail: string
  staffPassword: string | null
  /** The languages that the site is published in, the default one first. */
  languages: readonly Locale[]
  seed: 'demo' | 'none'
  /** Number of proxies in front that append to X-Forwarded-For; 0 ignores the header. */
  trustedProxies: number
  /** Name of this process in log lines, metrics and traces. */
  instance: string
  logLevel: 'debug' | 'info' | 'warn'
  /** Bearer token of `/metrics`; null if there is no such address. */
  metricsToken: string | null
  /** Base address of an OTLP/HTTP receiver of traces; null turns tracing off. */
  otlpEndpoint: string | null
  /** Name of the portal in traces. */
  serviceName: string
  /** The provider of new payments; `none` disables online payment. */
  paymentGateway: GatewayName
  payments: PaymentSettings
  couriers: CourierSettings
  messages: MessageSettings
  stop: StopSettings
}

/**
 * Parses and validates the settings. In demo mode missing secrets are generated once in `DATA_DIR/secrets`. In live
 * mode one SettingsError lists everything that is missing or too weak.
 */
export function readEnv(source: Record<string, string | undefined>, root: string): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map((issue) => issue.message).join('\n'))
  const v = parsed.data
  const isLive = v.PORTAL_MODE === 'live'
  const missing = [...(isLive ? missingForLive(given) : []), ...missingForMessages(v, v.PORTAL_MODE)]
  const needs = isLive ? 'PORTAL_MODE=live needs' : 'Sending messages needs'
  const problems = missing.length > 0 ? [`${needs} these settings, which are missing: ${missing.join(', ')}.`] : []
  if (isLive) problems.push(...weakSettings({ ...v, STAFF_EMAIL: given.STAFF_EMAIL && v.STAFF_EMAIL }))
  problems.push(...paymentProblems(v, v.PORTAL_MODE), ...courierProblems(v, v.PORTAL_MODE))
  problems.push(...s3Problems(v, v.PORTAL_MODE), ...archiveProblems(v, v.PORTAL_MODE))
  problems.push(...stopProblems(v, v.PORTAL_MODE), ...sharedKeys(v))
  if (isLive && given.SEED === 'demo') problems.push('SEED=demo is for demo mode only. Set SEED=none or leave it out.')
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  const dataDir = path.resolve(root, v.DATA_DIR)
  return {
    port: v.PORT,
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
    mode: v.PORTAL_MODE,
    databaseUri: databaseUri(v.DATABASE_URI ?? `file:${path.join(dataDir, 'pravesh.db')}`, root),
    mongodbFlavour: v.MONGODB_FLAVOUR,
    dataDir,
    mediaDir: path.resolve(root, v.MEDIA_DIR),
    s3: s3Settings(v),
    archiveServer: archiveServer(v),
    videoMaxBytes: videoMaxBytes(v),
    payloadSecret: v.PAYLOAD_SECRET ?? demoSecret(dataDir, 'payload-secret'),
    payloadSecretPrevious: v.PAYLOAD_SECRET_PREVIOUS ?? null,
    fieldKeys: v.FIELD_KEY ?? listedKeys(demoSecret(dataDir, FIELD_KEY_FILE)),
    documentKeys: v.DOCUMENT_KEY ?? listedKeys(demoSecret(dataDir, 'document-key')),
    staffEmail: v.STAFF_EMAIL,
    staffPassword: v.STAFF_PASSWORD ?? null,
    languages: v.LANGUAGES,
    seed: isLive ? 'none' : v.SEED,
    trustedProxies: v.TRUSTED_PROXIES,
    instance: v.INSTANCE ?? `${hostname()}:${process.pid}`,
    logLevel: v.LOG_LEVEL,
    metricsToken: v.METRICS_TOKEN ?? null,
    otlpEndpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    serviceName: v.OTEL_SERVICE_NAME,
    paymentGateway: v.PAYMENT_GATEWAY,
    payments: paymentSettings(v, v.PORTAL_MODE),
    couriers: courierSettings(v),
    messages: messageSettings(v),
    stop: stopSettings(v, v.PORTAL_MODE),
  }
}

const LIVE_NEEDS = [
  'PUBLIC_URL',
  'DATABASE_URI',
  'PAYLOAD_SECRET',
  'FIELD_KEY',
  'DOCUMENT_KEY',
  'STAFF_EMAIL',
  'STAFF_PASSWORD',
] as const

/** One key for two uses would make a leak of either one of both. */
function sharedKeys({
  FIELD_KEY = [],
  DOCUMENT_KEY = [],
}: {
  FIELD_KEY?: string[]
  DOCUMENT_KEY?: string[]
}): string[] {
  if (!DOCUMENT_KEY.some((key) => FIELD_KEY.includes(key))) return []
  return ['DOCUMENT_KEY and FIELD_KEY have a key in common. Make another DOCUMENT_KEY with: openssl rand -hex 32']
}

/** Resolves a relative SQLite path against the repository, not the working directory. */
function databaseUri(uri: string, root: string): string {
  return uri.startsWith('file:') ? `file:${path.resolve(root, uri.slice('file:'.length))}` : uri
}

function missingForLive(given: Record<string, unknown>): string[] {
  return LIVE_NEEDS.filter((name) => given[name] === undefined)
}

function listedKeys(text: string): string[] {
  return text.split(',').map((key) => key.trim().toLowerCase())
}

/** Stand in for every secret while Next compiles the admin. */
const BUILD_SECRET = '0'.repeat(64)
const BUILD_DOCUMENT_KEY = '1'.repeat(64)

/**
 * The settings of this process, parsed on each call. While Next compiles the admin, placeholders stand in for secrets.
 */
export function processEnv(): Env {
  return process.env.NEXT_PHASE === 'phase-production-build'
    ? readEnv(
        { PAYLOAD_SECRET: BUILD_SECRET, FIELD_KEY: BUILD_SECRET, DOCUMENT_KEY: BUILD_DOCUMENT_KEY },
        repositoryRoot,
      )
    : readEnv(process.env, repositoryRoot)
}
