import { type CollectionBeforeValidateHook, type CollectionConfig, type CollectionSlug, ValidationError } from 'payload'
import { storedRecord } from './stored-record.ts'
import { withRemovalGuard } from './with-removal-guard.ts'

/**
 * Adds a trash with restore to a collection, and the removal guard. `unique` is its unique field, whose value a trashed
 * record still holds.
 */
export function withTrash(config: CollectionConfig, unique?: { field: string; label: string }): CollectionConfig {
  const { hooks } = config
  const duplicateCheck = unique
    ? [refuseTrashedDuplicate({ collection: config.slug as CollectionSlug, ...unique })]
    : []
  return withRemovalGuard({
    ...config,
    trash: true,
    hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), ...duplicateCheck] },
  })
}

interface DuplicateOptions {
  collection: CollectionSlug
  /** A unique field. */
  field: string
  label: string
}

/** Rejects a unique value that a record in the trash holds, because lists do not show that record. */
function refuseTrashedDuplicate({ collection, field, label }: DuplicateOptions): CollectionBeforeValidateHook {
  return async ({ data, originalDoc, req }) => {
    const value: unknown = data?.[field]
    if (value === undefined || value === null || value === originalDoc?.[field]) return data
    const trashed = { and: [{ [field]: { equals: value } }, { deletedAt: { exists: true } }] }
    const duplicate = await storedRecord({ payload: req.payload, collection, where: trashed })
    if (duplicate === null || duplicate.id === originalDoc?.id) return data
    const message = `“${duplicate.name ?? label}” in the trash already has this value. Restore it, or permanently delete it there.`
    throw new ValidationError({ collection, errors: [{ path: field, label, message }], req }, req.t)
  }
}
