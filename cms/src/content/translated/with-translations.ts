import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { deleteTranslations } from './stored-translations.ts'

/** Deletes the translations of a record together with the record. */
export function withTranslations(config: CollectionConfig): CollectionConfig {
  const { hooks, slug } = config
  const afterDelete: CollectionAfterDeleteHook = ({ id, req }) =>
    deleteTranslations({ payload: req.payload, record: { slug, id: String(id) }, req })
  return { ...config, hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), afterDelete] } }
}
