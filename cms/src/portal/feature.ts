import type { FeatureContract } from '@pravesh/shared/platform/contract'
import type { CollectionConfig, Endpoint, GlobalConfig, Payload, TaskConfig } from 'payload'
import type { DashboardSection } from '../admin-kit/dashboard/dashboard.ts'
import type { CsvExport } from '../admin-kit/export/define-export.ts'
import type { LabelTables } from '../admin-kit/labels/label-tables.ts'
import type { Gauges } from '../database/gauges.ts'
import type { DueWork } from '../database/work/work.ts'
import type { Env } from '../foundation/settings/env.ts'
import type { Page } from '../publishing/pages/page.ts'
import type { SiteBuild } from '../publishing/release/site-build.ts'
import type { Route } from '../publishing/serve/route.ts'
import type { AskedDeletion } from './asked-deletion.ts'
import type { AssignedWork } from './assigned-work.ts'
import type { ChangedContact } from './changed-contact.ts'
import type { DemoContent } from './demo-content.ts'
import type { EncryptedField } from './encrypted-field.ts'
import type { Invariant } from './invariant.ts'
import type { FindKeptColleges } from './kept-colleges.ts'
import type { AnyTemplate } from './message-template.ts'
import type { PersonRecords } from './person-records.ts'
import type { PersonalData } from './personal-data.ts'
import type { PlacedRecords } from './placed-records.ts'
import type { RecordUse } from './record-use.ts'
import type { RetainedRecords } from './retained-records.ts'

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
  /** Translations of the labels, descriptions and options of these collections and globals. */
  labels?: LabelTables
  /** Paths are relative to `/api`. */
  endpoints?: Endpoint[]
  /** Lists of the admin as files for spreadsheets. */
  exports?: readonly CsvExport[]
  /** The feature's public API calls, for the OpenAPI document. */
  contract?: FeatureContract
  dashboardSection?: DashboardSection
  /** Kinds of public pages that are published as files. */
  pages?: readonly Page[]
  /** Pages rendered on request. */
  routes?: Route[]
  /** Every template of the feature's messages. */
  messages?: readonly AnyTemplate[]
  /** Export and deletion of the personal data that the feature stores. */
  personalData?: PersonalData | PersonalData[]
  /** What the feature keeps for a period of the settings. */
  retained?: readonly RetainedRecords[]
  /** Records of a person, for the page of the account and the search for everything; in the order of the page. */
  personRecords?: readonly PersonRecords[]
  /** Follows a change of a student's e-mail address or phone. Idempotent. */
  contactChanged?: (changed: ChangedContact) => Promise<void>
  /** Follows a student who asks for the deletion of the account, or takes that back; called before it is stored. Idempotent. */
  deletionAsked?: (asked: AskedDeletion) => Promise<void>
  /** Every field encrypted with FIELD_KEY; key rotation covers only the fields listed here. */
  encryptedFields?: EncryptedField[]
  demoContent?: DemoContent
  /** Open work of single members of staff, which is handed over when they leave. */
  assignedWork?: readonly AssignedWork[]
  /** References to records of other features. */
  recordUses?: RecordUse[]
  /** Colleges that a course keeps. */
  keptColleges?: FindKeptColleges
  /** Records that limited staff see by their college and course. */
  placed?: readonly PlacedRecords[]
  /** What must hold between stored records; checked every night and by `npm run reconcile`. */
  invariants?: readonly Invariant[]
  /** Values for `/metrics` that are computed when they are asked for. */
  gauges?: readonly Gauges[]
  /** Background work, run every minute. */
  work?: DueWork[]
  // biome-ignore lint/suspicious/noExplicitAny: Payload's own type for tasks of any input and output
  tasks?: TaskConfig<any>[]
  /** Migrates stored data and starts what runs in the background. Features start in order and stop in reverse order. */
  start?: (context: PortalContext) => Promise<Started>
}

declare module '../foundation/portal.ts' {
  interface Portal {
    /** All features, for code that aggregates their contributions. */
    features: readonly Feature[]
  }
}
