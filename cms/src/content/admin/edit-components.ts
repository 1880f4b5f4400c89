import type { CollectionConfig } from 'payload'

/** A collection's admin settings with components added to the top of its form. */
export function withEditComponents({ admin }: CollectionConfig, ...paths: string[]): CollectionConfig['admin'] {
  const edit = admin?.components?.edit
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...paths]
  return { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } }
}
