import type { CollectionSlug, Payload, Where } from 'payload'

/**
 * What records are grouped by: the value of a field; a date field, whose later and missing values count as `upTo` (ISO 8601);
 * or whether number fields added and subtracted come to more than zero, where a missing value is zero.
 */
export type GroupKey = string | { field: string; upTo: string } | { plus: readonly string[]; minus: readonly string[] }

export interface SumQuery {
  payload: Payload
  collection: CollectionSlug
  /** Includes what the reader may see. */
  where: Where
  /** How many records match; may have changed since. */
  matches: number
  by: readonly GroupKey[]
  /** Number fields that are summed. */
  fields: readonly string[]
}

/** Sums of the records with the same values; the same values may come in several of them. */
export interface PartialSum {
  /** In the order of the keys: as stored, a date in ISO 8601, or true or false. */
  values: unknown[]
  count: number
  /** In the order of the fields. */
  sums: number[]
}
