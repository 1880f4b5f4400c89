import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import type { QueryBatch } from './query-batch.ts'

/** Notes what a page shows for a name: undefined before the value is read, then the value. */
export type NoteValue = (name: string, value: string | null | undefined) => void

interface ReadFrom {
  payload: Payload
  slug: CollectionSlug | GlobalSlug
  batch?: QueryBatch
  note?: NoteValue
}

/** The values that staff name in texts. The feature that defines the names provides it. */
export interface NamedValues {
  /** Copies of the records in which values replace their names. Records that name nothing stay as they are. */
  fill: <T extends object>(rows: readonly T[], from: ReadFrom) => Promise<T[]>
  /** The present values of those of the names whose value comes from the records of a collection or a global. */
  presentFrom: (
    payload: Payload,
    slug: string,
    names: ReadonlySet<string>,
  ) => Promise<ReadonlyMap<string, string | null>>
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    namedValues: NamedValues
  }
}
