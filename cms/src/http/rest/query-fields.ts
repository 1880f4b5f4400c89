import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type FlattenedField,
  getLocalizedPaths,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { comparedFields, type RestQuery, sortedFields } from './rest-query.ts'

/** What a query of Payload's REST API reads. */
export type Queried = { collection: SanitizedCollectionConfig } | { global: SanitizedGlobalConfig }

interface QueryFieldsOptions {
  payload: Payload
  query: RestQuery
  queried: Queried
  /** Whether the query reads versions, whose fields are `version.name`. */
  isOfVersions: boolean
}

/**
 * The error message for the first field of a valid query that does not exist, or null. Payload ignores such a field in
 * `sort`, and names no parameter for one in `where`. It does not say which fields a user may read.
 */
export function unknownField({ payload, query, queried, isOfVersions }: QueryFieldsOptions): string | null {
  const sorted = sortedFields(query.sort)
  const compared = comparedFields(query)
  if (sorted.length === 0 && compared.length === 0) return null
  const fields = fieldsOf(payload, queried, isOfVersions)
  const exists = (path: string) => isField({ payload, fields, queried, path })
  const unsorted = sorted.find((path) => !exists(path))
  if (unsorted !== undefined) return `sort: there is no field ${unsorted} to sort by.`
  const uncompared = compared.find((path) => !exists(path))
  return uncompared === undefined ? null : `where: there is no field ${uncompared} to compare.`
}

function fieldsOf(payload: Payload, queried: Queried, isOfVersions: boolean): FlattenedField[] {
  const { config } = payload
  if ('collection' in queried) {
    const { collection } = queried
    return isOfVersions ? buildVersionCollectionFields(config, collection, true) : collection.flattenedFields
  }
  return isOfVersions ? buildVersionGlobalFields(config, queried.global, true) : queried.global.flattenedFields
}

interface FieldOptions {
  payload: Payload
  fields: FlattenedField[]
  queried: Queried
  path: string
}

function isField({ payload, fields, queried, path }: FieldOptions): boolean {
  // Payload's older spellings.
  const incomingPath = path === '_id' ? 'id' : path.replace(/__/g, '.')
  if (incomingPath === 'id') return true
  try {
    const paths = getLocalizedPaths({
      ...('collection' in queried ? { collectionSlug: queried.collection.slug } : { globalSlug: queried.global.slug }),
      fields,
      incomingPath,
      overrideAccess: true,
      payload,
    })
    return paths.every(({ invalid }) => !invalid)
  } catch {
    // Payload refuses a path through some joins by throwing.
    return false
  }
}
