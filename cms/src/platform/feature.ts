import type { FeatureContract } from '@pravesh/shared/platform/contract'
import type { CollectionConfig, Endpoint, GlobalConfig, Payload, TaskConfig } from 'payload'
import type { DashboardSection } from './admin/dashboard.ts'
import type { RecordUse } from './database/record-use.ts'
import type { DemoContent } from './demo-content.ts'
import type { Env } from './env.ts'
import type { EncryptedField } from './field-keys/encrypted-field.ts'
import type { Route } from './http/route.ts'
import type { Invariant } from './invariants/invariant.ts'
import type { Gauges } from './metrics/gauges.ts'
import type { Page } from './pages/page.ts'
import type { PersonalData } from './personal-data.ts'
import { Service } from './service.ts'
import type { SiteBuild } from './static-site/site-build.ts'
import type { DueWork } from './work/work.ts'

/** The running portal, as passed to `Feature.start`. */
export interface PortalContext {
  payload: Payload
  env: Env
  build: SiteBuild
  /** Prints the progress of long steps to the terminal. */
  report: (line: string) => void
}

/** The result of `Feature.start`. */
export interface Started {
  /** Starts nothing new and resolves when running work has finished. */
  stop?: () => Promise<void>
  /** Lines to print once after the start, such as newly created accounts. */
  announcement?: string[]
}

/** Everything that one feature contributes to the portal; `features.ts` lists all features. (decision 0027) */
export interface Feature {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  /** Paths are relative to `/api`. */
  endpoints?: Endpoint[]
  /** The feature's public API calls, for the OpenAPI document. */
  contract?: FeatureContract
  dashboardSection?: DashboardSection
  /** Kinds of public pages that are published as files. */
  pages?: readonly Page[]
  /** Pages rendered on request. */
  routes?: Route[]
  /** Export and deletion of the personal data that the feature stores. */
  personalData?: PersonalData | PersonalData[]
  /** Every field encrypted with FIELD_KEY; key rotation covers only the fields listed here. */
  encryptedFields?: EncryptedField[]
  demoContent?: DemoContent
  /** References to records of other features. */
  recordUses?: RecordUse[]
  /** What must hold between stored records; checked every night and by `npm run reconcile`. */
  invariants?: readonly Invariant[]
  /** Values for `/metrics` that are computed when they are asked for. */
  gauges?: readonly Gauges[]
  /** Background work, run every minute. */
  work?: DueWork[]
  // biome-ignore lint/suspicious/noExplicitAny: Payload's own type for tasks of any input and output
  tasks?: TaskConfig<any>[]
  /** Services available before any feature starts: `someService.with(value)`. */
  services?: Record<string, unknown>
  /** Migrates stored data and starts services. Features start in order and stop in reverse order. */
  start?: (context: PortalContext) => Promise<Started>
}

/** All features of a portal, for code that aggregates their contributions. */
export const portalFeatures = new Service<readonly Feature[]>('features')
