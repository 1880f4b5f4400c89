import type { CollectionConfig } from 'payload'
import type { CsvExport } from './define-export.ts'

/** Adds the bar with the link to its export above a list, unless a component of its feature has the link. */
export function withExportBar(collection: CollectionConfig, exports: readonly CsvExport[]): CollectionConfig {
  const listed = exports.find((each) => each.collection === collection.slug && !each.hasOwnLink)
  if (listed === undefined) return collection
  const { admin } = collection
  const bar = {
    path: '/admin-kit/export/ExportBar.tsx#ExportBar',
    serverProps: { name: listed.name, asksReason: listed.namesPeople },
  }
  const components = { ...admin?.components, beforeListTable: [...(admin?.components?.beforeListTable ?? []), bar] }
  return { ...collection, admin: { ...admin, components } }
}
