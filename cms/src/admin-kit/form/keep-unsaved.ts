import type { SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'

const KEEP_UNSAVED = '/admin-kit/form/KeepUnsaved.tsx#KeepUnsaved'

/** Adds `KeepUnsaved` to all forms, except those whose drafts are saved all the time. */
export function withKeepUnsaved(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(hasNoDrafts)) {
    const { admin } = collection
    const edit = admin.components?.edit
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), KEEP_UNSAVED]
    collection.admin = { ...admin, components: { ...admin.components, edit: { ...edit, beforeDocumentControls } } }
  }
  for (const global of config.globals.filter(hasNoDrafts)) {
    const { admin } = global
    const elements = admin?.components?.elements
    const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), KEEP_UNSAVED]
    global.admin = {
      ...admin,
      components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } },
    }
  }
  return config
}

function hasNoDrafts({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean {
  return !versions?.drafts
}
