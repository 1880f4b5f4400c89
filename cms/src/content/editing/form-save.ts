import type { AfterErrorHook, PayloadRequest, RequestContext } from 'payload'
import { holdsLock, restoreLock } from './edit-lock.ts'
import { configOf, type EditedRecord } from './edited-record.ts'
import { rejectStaleForm } from './reject-stale-form.ts'
import { acquireSaveLease, releaseSaveLease, type SaveLease } from './save-lease.ts'
import { SAVED_FROM } from './saved-from.ts'

/** State of a form save, passed from the start of the operation to its later hooks. */
interface Saving {
  /** Whether the user is still editing, because this is a draft save. */
  keepsLock: boolean
  basedOn: string | null
  /** The open form that is saved; null for API calls. */
  form: string | null
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
  const basedOn = textIn(args.data, 'updatedAt') ?? (isFirstSave(req, record) ? BEFORE_ALL : null)
  const lease = basedOn === null ? null : await acquireSaveLease(req.payload, configOf(req.payload, record).key)
  const keepsLock = args.draft === true && (await holdsLock(req, record))
  const saving: Saving = { keepsLock, basedOn, form: basedOn === null ? null : textIn(args.data, SAVED_FROM), lease }
  req.context[CONTEXT] = saving
}

/** What a form of settings is based on that were never saved. */
const BEFORE_ALL = new Date(0).toISOString()

/** Whether a save without a version comes from the admin's form, which sends its fields as form data; API calls send JSON. */
function isFirstSave({ headers }: PayloadRequest, record: EditedRecord): boolean {
  return 'global' in record && (headers.get('content-type')?.startsWith('multipart/form-data') ?? false)
}

function textIn(data: unknown, name: string): string | null {
  const value: unknown = data && typeof data === 'object' ? Reflect.get(data, name) : null
  return typeof value === 'string' && value !== '' ? value : null
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
  if (saving.basedOn === null || !edit.stored.updatedAt) return
  // A form that saves again at once has not read the answer to its earlier save.
  if (saving.form !== null && edit.stored[SAVED_FROM] === saving.form) return
  rejectStaleForm({ req, ...edit, basedOn: saving.basedOn })
}

/** The open form whose save is in progress, for the version that it writes; null for everything else. */
export const savedFrom = (req: PayloadRequest): string | null => savingOf(req.context)?.form ?? null

/** Releases the save lease, after success or failure. */
export async function endSave(req: PayloadRequest): Promise<void> {
  const saving = savingOf(req.context)
  if (!saving?.lease) return
  await releaseSaveLease(req.payload, saving.lease)
  saving.lease = null
}

/** Releases the lease of a failed save. Payload runs this hook for every request that ends in an error. */
export const endFailedSave: AfterErrorHook = async ({ req }) => endSave(req)
