import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'

/**
 * When a version is restored, Payload drops the fields that the user may not change, and the save fails if one is
 * required. They keep their current values instead.
 */
const keepDeniedFields: CollectionBeforeValidateHook = async ({ collection, context, data, originalDoc, req }) => {
  if (!context.isRestoringVersion || !data) return data
  for (const { name, access } of collection.flattenedFields) {
    if (data[name] !== undefined || !access?.update) continue
    const isAllowed = await access.update({ id: originalDoc.id, data, doc: originalDoc, req, siblingData: data })
    if (!isAllowed) data[name] = originalDoc[name]
  }
  return data
}

/** Lets users restore versions of a collection that has fields which they may not change. */
export function keepsDeniedFields(config: CollectionConfig): CollectionConfig {
  if (!config.versions) return config
  const { hooks } = config
  return { ...config, hooks: { ...hooks, beforeValidate: [keepDeniedFields, ...(hooks?.beforeValidate ?? [])] } }
}
