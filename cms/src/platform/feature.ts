import type { FeatureContract } from '@pravesh/shared/platform/contract'
import type { CollectionConfig, Endpoint, GlobalConfig, TaskConfig } from 'payload'
import type { Desk } from './admin/desk.ts'
import type { EncryptedField } from './field-keys/encrypted-field.ts'
import type { Route } from './http/route.ts'
import type { Page } from './pages/page.ts'
import type { PersonalData } from './personal-data.ts'
import type { RecordUse } from './record-use.ts'

/** What one feature adds to the CMS; `features.ts` mounts them all. */
export interface Feature {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  /** Paths are relative to `/api`. */
  endpoints?: Endpoint[]
  /** Its calls of the public contract, for the OpenAPI document. */
  contract?: FeatureContract
  /** What the admin's first screen says of it. */
  desk?: Desk
  /** Kinds of public page that are published as files. */
  pages?: readonly Page[]
  /** Pages that cannot be files. */
  routes?: Route[]
  /** What it keeps of students. */
  personalData?: PersonalData
  /** Every field of its collections that is encrypted with FIELD_KEY. */
  encryptedFields?: EncryptedField[]
  /** How its records use those of other features. */
  recordUses?: RecordUse[]
  // biome-ignore lint/suspicious/noExplicitAny: Payload's own type for tasks of any input and output
  tasks?: TaskConfig<any>[]
}
