import type { CollectionAfterDeleteHook, CollectionConfig, GlobalConfig, UIField } from 'payload'
import { deleteTranslations } from '../translated/stored-translations.ts'

/** Beside the form: what is missing in other languages, with links to translate it. */
const translationsField: UIField = {
  name: 'translations',
  type: 'ui',
  label: 'Translations',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/content/translations/admin/TranslationsField.tsx#TranslationsField' },
  },
}

/** Links a record to its translations, which are deleted with it. */
export function withTranslations(config: CollectionConfig): CollectionConfig {
  const { hooks, slug } = config
  const afterDelete: CollectionAfterDeleteHook = ({ id, req }) =>
    deleteTranslations({ payload: req.payload, record: { slug, id: String(id) }, req })
  return {
    ...config,
    fields: [...config.fields, translationsField],
    hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), afterDelete] },
  }
}

/** Links a global to its translations. */
export function globalWithTranslations(config: GlobalConfig): GlobalConfig {
  return { ...config, fields: [...config.fields, translationsField] }
}
