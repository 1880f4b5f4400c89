import type { FeatureContract } from '@pravesh/shared/platform/contract'
import type { CollectionConfig, Endpoint, GlobalConfig, Payload, TaskConfig } from 'payload'
import type { DashboardSection } from './admin/dashboard.ts'
import type { RecordUse } from './database/record-use.ts'
import type { DemoContent } from './demo-content.ts'
import type { Env } from './env.ts'
import type { EncryptedField } from './field-keys/encrypted-field.ts'
import type { Route } from './http/route.ts'
import type { Page } from './pages/page.ts'
import type { PersonalData } from './personal-data.ts'
import { Service } from './service.ts'
import type { SiteBuild } from './static-site/site-build.ts'
import type { DueWork } from './work/work.ts'

/** The portal that a feature is started in. */
export interface PortalContext {
  payload: Payload
  env: Env
  build: SiteBuild
  /** Shows the progress of long steps to the person at the terminal. */
  report: (line: string) => void
}

/** A feature that was started. */
export interface Started {
  /** Finishes what is under way and begins nothing new. */
  stop?: () => Promise<void>
  /** What the person at the terminal should know, once: accounts that were just created. */
  announcement?: string[]
}

/** What one feature adds to the portal; `features.ts` mounts them all. (decision 0027) */
export interface Feature {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  /** Paths are relative to `/api`. */
  endpoints?: Endpoint[]
  /** Its calls of the public contract, for the OpenAPI document. */
  contract?: FeatureContract
  /** What the admin's first screen says of it. */
  dashboardSection?: DashboardSection
  /** Kinds of public page that are published as files. */
  pages?: readonly Page[]
  /** Pages that cannot be files. */
  routes?: Route[]
  /** What it stores of students. */
  personalData?: PersonalData
  /** Every field of its collections that is encrypted with FIELD_KEY. */
  encryptedFields?: EncryptedField[]
  /** What it adds to the demo content. */
  demoContent?: DemoContent
  /** How its records use those of other features. */
  recordUses?: RecordUse[]
  /** What it must finish, tried every minute. */
  work?: DueWork[]
  // biome-ignore lint/suspicious/noExplicitAny: Payload's own type for tasks of any input and output
  tasks?: TaskConfig<any>[]
  /** Services that are there before anything starts: `someService.with(value)`. */
  services?: Record<string, unknown>
  /** Brings its stored data up to date and starts its services, after the features before it. They stop in reverse order. */
  start?: (context: PortalContext) => Promise<Started>
}

/** All features of a portal, for the one that must ask each of them. */
export const portalFeatures = new Service<readonly Feature[]>('features')
