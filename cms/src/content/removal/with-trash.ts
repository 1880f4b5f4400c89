import type { CollectionConfig, CollectionSlug } from 'payload'
import { refuseTrashedDuplicate } from './refuse-trashed-duplicate.ts'
import { withRemovalGuard } from './with-removal-guard.ts'

/**
 * Gives a collection a trash with restore, and guards what is used. `unique` names its unique field, whose value a trashed
 * record keeps.
 */
export function withTrash(config: CollectionConfig, unique?: { field: string; label: string }): CollectionConfig {
  const { hooks } = config
  const twin = unique ? [refuseTrashedDuplicate({ collection: config.slug as CollectionSlug, ...unique })] : []
  return withRemovalGuard({
    ...config,
    trash: true,
    hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), ...twin] },
  })
}
