import type { CollectionSlug, Payload } from 'payload'

/** By id, or by a required and indexed date field whose value does not change. */
export type KeyOrder = 'id' | DateOrder

export interface DateOrder {
  by: string
  newestFirst: boolean
  /** Bounds (ISO 8601), both inclusive. */
  from?: string
  to?: string
}

/** The place of a record in an order. */
export interface RecordKey {
  id: string
  /** Of the date field (ISO 8601); empty in the order of ids. */
  date: string
  /** SQLite's position among equal dates. */
  row: number
}

export interface KeysOptions {
  payload: Payload
  collection: CollectionSlug
  order: KeyOrder
  /** The key before the first one; null at the start. */
  after: RecordKey | null
  size: number
}

export interface Keys {
  /** At most `size`, in the order. */
  keys: RecordKey[]
  /** Whether none follow. */
  isLast: boolean
}
