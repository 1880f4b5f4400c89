import type { CollectionConfig, CollectionSlug } from 'payload'
import { refuseTrashedTwin } from './refuse-trashed-duplicate.ts'
import { guardsRemoval } from './with-removal-guard.ts'

/**
 * Gives a collection a trash with restore, and guards what is used. `unique` names its unique field, whose value a trashed
 * record keeps.
 */
export function keepsTrash(config: CollectionConfig, unique?: { field: string; label: string }): CollectionConfig {
  const { hooks } = config
  const twin = unique ? [refuseTrashedTwin({ collection: config.slug as CollectionSlug, ...unique })] : []
  return guardsRemoval({
    ...config,
    trash: true,
    hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), ...twin] },
  })
}
