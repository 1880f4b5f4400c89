import type { CollectionConfig } from 'payload'

/** Adds components above the form of a collection. */
export function withEditComponents({ admin }: CollectionConfig, ...paths: string[]): CollectionConfig['admin'] {
  const edit = admin?.components?.edit
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...paths]
  return { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } }
}
