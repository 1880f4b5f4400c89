import type {
  AfterErrorHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  GlobalBeforeOperationHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  RequestContext,
} from 'payload'
import { compareCollectionEndpoint, compareGlobalEndpoint } from './compare-endpoint.ts'
import { configOf, type EditedRecord } from './edited-record.ts'
import { holdsLock, keepLock } from './keep-lock.ts'
import { refuseStale } from './refuse-stale.ts'
import { acquireSaveLease, releaseSaveLease, type SaveLease } from './save-lease.ts'

/** What a save of a form says of itself, kept from the start of the operation for its later hooks. */
interface Saving {
  /** The person goes on typing after a draft. */
  keepsLock: boolean
  basedOn: string | null
  lease: SaveLease | null
}

const CONTEXT = 'savingForm'
/** A call that failed early has no context yet. */
const savingIn = (context: RequestContext | undefined) => context?.[CONTEXT] as Saving | undefined

interface StartOptions {
  req: PayloadRequest
  record: EditedRecord
  args: { data?: unknown; draft?: unknown }
}

async function start({ req, record, args }: StartOptions): Promise<void> {
  if (req.user?.collection !== 'staff') return
  const sent: unknown = args.data && typeof args.data === 'object' ? Reflect.get(args.data, 'updatedAt') : null
  const basedOn = typeof sent === 'string' ? sent : null
  const lease = basedOn === null ? null : await acquireSaveLease(req.payload, configOf(req.payload, record).key)
  const keepsLock = args.draft === true && (await holdsLock(req, record))
  const saving: Saving = { keepsLock, basedOn, lease }
  req.context[CONTEXT] = saving
}

interface CheckOptions {
  req: PayloadRequest
  record: EditedRecord
  stored: Record<string, unknown>
  form: Record<string, unknown>
}

async function check({ req, ...edit }: CheckOptions): Promise<void> {
  const saving = savingIn(req.context)
  if (!saving) return
  if (saving.keepsLock) await keepLock(req, edit.record)
  if (saving.basedOn !== null && edit.stored.updatedAt) refuseStale({ req, ...edit, basedOn: saving.basedOn })
}

async function end(req: PayloadRequest): Promise<void> {
  const saving = savingIn(req.context)
  if (!saving?.lease) return
  await releaseSaveLease(req.payload, saving.lease)
  saving.lease = null
}

/** Ends the save of a form that failed. Payload runs it for every call that ends in an error. */
export const endFailedSave: AfterErrorHook = async ({ req }) => end(req)

const conflictDialog = '/content/admin/editing/EditConflict.tsx#EditConflict'
const releaseLock = '/content/admin/editing/ReleaseLock.tsx#ReleaseLock'

/**
 * Keeps two forms of one record from overwriting each other: the edit lock survives drafts that save themselves, and a form
 * older than what is stored is refused. A form says by its `updatedAt` what it was opened with; calls may leave it out.
 */
export function guardsEdits(config: CollectionConfig): CollectionConfig {
  const { admin, hooks } = config
  const collection = config.slug as CollectionSlug
  const beforeOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation === 'update' && 'id' in args && args.id) {
      await start({ req, record: { collection, id: String(args.id) }, args })
    }
    return args
  }
  return {
    ...config,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          beforeDocumentControls: [
            ...(admin?.components?.edit?.beforeDocumentControls ?? []),
            conflictDialog,
            releaseLock,
          ],
        },
      },
    },
    endpoints: [...(config.endpoints || []), compareCollectionEndpoint(collection)],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), beforeOperation],
      beforeValidate: [
        async ({ data, operation, originalDoc, req }) => {
          if (operation !== 'update' || !data) return data
          const record = { collection, id: String(originalDoc.id) }
          await check({ req, record, stored: originalDoc, form: data })
          return data
        },
        ...(hooks?.beforeValidate ?? []),
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, operation, req }) => {
          if (operation === 'update') await end(req)
          return doc
        },
      ],
    },
  }
}

/** The same for a global. */
export function globalGuardsEdits(config: GlobalConfig): GlobalConfig {
  const { admin, hooks } = config
  const record = { global: config.slug as GlobalSlug }
  const beforeOperation: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation === 'update') await start({ req, record, args })
    return args
  }
  const elements = admin?.components?.elements
  return {
    ...config,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: {
          ...elements,
          beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), conflictDialog, releaseLock],
        },
      },
    },
    endpoints: [...(config.endpoints || []), compareGlobalEndpoint(record.global)],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), beforeOperation],
      beforeValidate: [
        async ({ data, originalDoc, req }) => {
          if (data && originalDoc) await check({ req, record, stored: originalDoc, form: data })
          return data
        },
        ...(hooks?.beforeValidate ?? []),
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          await end(req)
          return doc
        },
      ],
    },
  }
}
