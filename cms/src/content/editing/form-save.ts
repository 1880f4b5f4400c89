import type { AfterErrorHook, PayloadRequest, RequestContext } from 'payload'
import { holdsLock, restoreLock } from './edit-lock.ts'
import { configOf, type EditedRecord } from './edited-record.ts'
import { rejectStaleForm } from './reject-stale-form.ts'
import { acquireSaveLease, releaseSaveLease, type SaveLease } from './save-lease.ts'

/** State of a form save, passed from the start of the operation to its later hooks. */
interface Saving {
  /** Whether the user is still editing, because this is a draft save. */
  keepsLock: boolean
  basedOn: string | null
  lease: SaveLease | null
}

const CONTEXT = 'savingForm'
/** A request that failed early has no context yet. */
const savingOf = (context: RequestContext | undefined) => context?.[CONTEXT] as Saving | undefined

interface StartOptions {
  req: PayloadRequest
  record: EditedRecord
  args: { data?: unknown; draft?: unknown }
}

/** Starts the save of a form. Waits for the save lease if the form states the version it is based on. */
export async function startSave({ req, record, args }: StartOptions): Promise<void> {
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

/** Throws an APIError (409) for a stale form. Restores the edit lock while the user is still editing. */
export async function checkSave({ req, ...edit }: CheckOptions): Promise<void> {
  const saving = savingOf(req.context)
  if (!saving) return
  if (saving.keepsLock) await restoreLock(req, edit.record)
  if (saving.basedOn !== null && edit.stored.updatedAt) rejectStaleForm({ req, ...edit, basedOn: saving.basedOn })
}

/** Releases the save lease, after success or failure. */
export async function endSave(req: PayloadRequest): Promise<void> {
  const saving = savingOf(req.context)
  if (!saving?.lease) return
  await releaseSaveLease(req.payload, saving.lease)
  saving.lease = null
}

/** Releases the lease of a failed save. Payload runs this hook for every request that ends in an error. */
export const endFailedSave: AfterErrorHook = async ({ req }) => endSave(req)
