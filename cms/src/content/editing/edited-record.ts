import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'

/** A record of a collection, or a global, whose form staff have open. */
export type EditedRecord = { collection: CollectionSlug; id: string } | { global: GlobalSlug }

/** What one edited record is called within a sentence, and its fields. */
export function configOf(payload: Payload, record: EditedRecord): { fields: FlattenedField[]; key: string } {
  if ('collection' in record) {
    const { config } = payload.collections[record.collection]
    return { fields: config.flattenedFields, key: `save ${record.collection} ${record.id}` }
  }
  const config = payload.config.globals.find(({ slug }) => slug === record.global)
  return { fields: config?.flattenedFields ?? [], key: `save ${record.global}` }
}
