import type { AfterErrorHook, PayloadRequest, RequestContext } from 'payload'
import { configOf, type EditedRecord } from './edited-record.ts'
import { holdLock, holdsLock } from './hold-lock.ts'
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

/** Begins the save of a form: waits for its turn if the form says what it is based on. */
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

/** Throws (409) for a form older than what is stored; puts the lock back where the person goes on typing. */
export async function checkSave({ req, ...edit }: CheckOptions): Promise<void> {
  const saving = savingIn(req.context)
  if (!saving) return
  if (saving.keepsLock) await holdLock(req, edit.record)
  if (saving.basedOn !== null && edit.stored.updatedAt) refuseStale({ req, ...edit, basedOn: saving.basedOn })
}

/** Ends the save of a form, whatever came of it. */
export async function endSave(req: PayloadRequest): Promise<void> {
  const saving = savingIn(req.context)
  if (!saving?.lease) return
  await releaseSaveLease(req.payload, saving.lease)
  saving.lease = null
}

/** Ends the save of a form that failed. Payload runs it for every call that ends in an error. */
export const endFailedSave: AfterErrorHook = async ({ req }) => endSave(req)
