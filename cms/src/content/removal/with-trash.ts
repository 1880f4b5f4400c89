import type { CollectionConfig, CollectionSlug } from 'payload'
import { refuseTrashedDuplicate } from './refuse-trashed-duplicate.ts'
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
