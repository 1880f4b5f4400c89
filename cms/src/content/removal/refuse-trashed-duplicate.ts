import { type CollectionBeforeValidateHook, type CollectionSlug, ValidationError } from 'payload'
import { storedRecord } from './stored-record.ts'

interface TwinOptions {
  collection: CollectionSlug
  /** A unique field. */
  field: string
  label: string
}

/** Explains that a unique value is held by a record in the trash, which lists do not show. */
export function refuseTrashedDuplicate({ collection, field, label }: TwinOptions): CollectionBeforeValidateHook {
  return async ({ data, originalDoc, req }) => {
    const value: unknown = data?.[field]
    if (value === undefined || value === null || value === originalDoc?.[field]) return data
    const trashed = { and: [{ [field]: { equals: value } }, { deletedAt: { exists: true } }] }
    const twin = await storedRecord({ payload: req.payload, collection, where: trashed })
    if (twin === null || twin.id === originalDoc?.id) return data
    const message = `“${twin.name ?? label}” in the trash has this already. Restore it from the trash, or delete it there for good.`
    throw new ValidationError({ collection, errors: [{ path: field, label, message }], req }, req.t)
  }
}
