import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'

/** A record or global that staff have open in a form. */
export type EditedRecord = { collection: CollectionSlug; id: string } | { global: GlobalSlug }

/** The fields of an edited record, and the key of its save lease. */
export function configOf(payload: Payload, record: EditedRecord): { fields: FlattenedField[]; key: string } {
  if ('collection' in record) {
    const { config } = payload.collections[record.collection]
    return { fields: config.flattenedFields, key: `save ${record.collection} ${record.id}` }
  }
  const config = payload.config.globals.find(({ slug }) => slug === record.global)
  return { fields: config?.flattenedFields ?? [], key: `save ${record.global}` }
}
