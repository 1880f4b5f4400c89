import type { CollectionSlug, Payload, Where } from 'payload'

export interface SumQuery {
  payload: Payload
  collection: CollectionSlug
  /** Includes what the reader may see. */
  where: Where
  /** How many records match; may have changed since. */
  matches: number
  /** Field by whose value records are grouped. */
  by: string
  /** Number fields that are summed. */
  fields: readonly string[]
}

/** Sums of the records with one value; a value may come in several of them. */
export interface PartialSum {
  value: unknown
  count: number
  /** In the order of the fields. */
  sums: number[]
}
