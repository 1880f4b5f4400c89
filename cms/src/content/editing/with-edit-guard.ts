import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  GlobalBeforeOperationHook,
  GlobalConfig,
  GlobalSlug,
} from 'payload'
import { withEditComponents } from '../admin/edit-components.ts'
import { compareCollectionEndpoint, compareGlobalEndpoint } from './compare-endpoint.ts'
import { checkSave, endSave, savedFrom, startSave } from './form-save.ts'
import { SAVED_FROM } from './saved-from.ts'

const conflictDialog = '/content/editing/admin/EditConflict.tsx#EditConflict'
const releaseLock = '/content/editing/admin/ReleaseLock.tsx#ReleaseLock'
const namedForm = '/content/editing/admin/NamedForm.tsx#NamedForm'
const keepTyped = '/content/editing/admin/KeepTyped.tsx#KeepTyped'

const formField: Field = {
  name: SAVED_FROM,
  type: 'text',
  access: { read: ({ req }) => req.user?.collection === 'staff' },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  hooks: {
    beforeChange: [({ req }) => savedFrom(req)],
    // A form that was opened later does not pass for the one that saved the record.
    afterRead: [({ overrideAccess, req, value }) => (overrideAccess ? value : savedFrom(req))],
  },
}

/** Forms save drafts by themselves, while people type and before the answer to the last draft is read. */
const savesDrafts = ({ versions }: CollectionConfig | GlobalConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)

const componentsOf = (config: CollectionConfig | GlobalConfig): string[] => [
  conflictDialog,
  releaseLock,
  ...(savesDrafts(config) ? [namedForm, keepTyped] : []),
]

/**
 * Prevents two forms of one record from overwriting each other: the edit lock survives autosaved drafts, and a stale
 * form is rejected. A form states its version by its `updatedAt`; API calls may omit it.
 */
export function withEditGuard(config: CollectionConfig): CollectionConfig {
  const { hooks } = config
  const collection = config.slug as CollectionSlug
  const beforeOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation === 'update' && 'id' in args && args.id) {
      await startSave({ req, record: { collection, id: String(args.id) }, args })
    }
    return args
  }
  return {
    ...config,
    fields: savesDrafts(config) ? [...config.fields, formField] : config.fields,
    admin: withEditComponents(config, ...componentsOf(config)),
    endpoints: [...(config.endpoints || []), compareCollectionEndpoint(collection)],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), beforeOperation],
      beforeValidate: [
        async ({ data, operation, originalDoc, req }) => {
          if (operation !== 'update' || !data) return data
          const record = { collection, id: String(originalDoc.id) }
          await checkSave({ req, record, stored: originalDoc, form: data })
          return data
        },
        ...(hooks?.beforeValidate ?? []),
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, operation, req }) => {
          if (operation === 'update') await endSave(req)
          return doc
        },
      ],
    },
  }
}

export function globalWithEditGuard(config: GlobalConfig): GlobalConfig {
  const { admin, hooks } = config
  const record = { global: config.slug as GlobalSlug }
  const beforeOperation: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation === 'update') await startSave({ req, record, args })
    return args
  }
  const elements = admin?.components?.elements
  return {
    ...config,
    fields: savesDrafts(config) ? [...config.fields, formField] : config.fields,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: {
          ...elements,
          beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), ...componentsOf(config)],
        },
      },
    },
    endpoints: [...(config.endpoints || []), compareGlobalEndpoint(record.global)],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), beforeOperation],
      beforeValidate: [
        async ({ data, originalDoc, req }) => {
          if (data && originalDoc) await checkSave({ req, record, stored: originalDoc, form: data })
          return data
        },
        ...(hooks?.beforeValidate ?? []),
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          await endSave(req)
          return doc
        },
      ],
    },
  }
}
