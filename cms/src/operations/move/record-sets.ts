import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  type SanitizedConfig,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

/** Where the records of a set are stored. */
type StoredIn =
  | { kind: 'collection' | 'versions'; slug: CollectionSlug }
  | { kind: 'global' | 'globalVersions'; slug: GlobalSlug }

/** The records of one collection or global, or their versions. */
export type RecordSet = StoredIn & {
  name: string
  fields: readonly FlattenedField[]
  isSearched: boolean
  /** Whether required fields may be empty. */
  hasDrafts: boolean
}

/** Each database has migrations of its own. */
const NOT_MOVED: readonly string[] = ['payload-migrations']

/** All records of a portal. The fields of the search index that only MongoDB has are left out. */
export function recordSets(config: SanitizedConfig): RecordSet[] {
  const { collections, globals } = config
  return [
    ...collections.flatMap((collection): RecordSet[] => {
      const { slug, custom, flattenedFields } = collection
      if (NOT_MOVED.includes(slug)) return []
      const isSearched = Boolean(custom.search)
      const of = { slug: slug as CollectionSlug, isSearched, hasDrafts: hasDraftsEnabled(collection) }
      const records: RecordSet = {
        ...of,
        kind: 'collection',
        name: slug,
        fields: withoutKeys(flattenedFields, isSearched),
      }
      if (!collection.versions) return [records]
      const fields = buildVersionCollectionFields(config, collection, true) as FlattenedField[]
      return [records, { ...of, kind: 'versions', name: `${slug}, versions`, fields: withoutKeys(fields, isSearched) }]
    }),
    ...globals.flatMap((global): RecordSet[] => {
      const of = { slug: global.slug as GlobalSlug, isSearched: false, hasDrafts: hasDraftsEnabled(global) }
      const records: RecordSet = { ...of, kind: 'global', name: global.slug, fields: global.flattenedFields }
      if (!global.versions) return [records]
      const fields = buildVersionGlobalFields(config, global, true) as FlattenedField[]
      return [records, { ...of, kind: 'globalVersions', name: `${global.slug}, versions`, fields }]
    }),
  ]
}

function withoutKeys(fields: readonly FlattenedField[], isSearched: boolean): FlattenedField[] {
  if (!isSearched) return [...fields]
  return fields.flatMap((field) => {
    if (field.name === 'searchKeys') return []
    if (field.name !== 'version' || field.type !== 'group') return [field]
    return [{ ...field, flattenedFields: withoutKeys(field.flattenedFields, true) }]
  })
}
