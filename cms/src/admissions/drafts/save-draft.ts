import type { Draft, DraftContent, DraftSaved } from '@pravesh/shared/admissions/form/form-context'
import type { Payload } from 'payload'
import { promoteToStudent } from '../../accounts/index.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { exists } from '../../database/records/exists.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { currentSession } from '../../fees/index.ts'
import { liveKey } from '../applications/live-key.ts'
import { type DraftOwner, draftKey, encryptDraft } from './draft-row.ts'
import { findDraft } from './find-draft.ts'

interface SaveOptions {
  payload: Payload
  owner: DraftOwner
  content: DraftContent
  /** The revision that the content is based on; 0 for a new draft. */
  revision: number
  now: Date
}

export type SaveOutcome =
  | { kind: 'saved'; saved: DraftSaved }
  /** Another device stored a newer draft first. */
  | { kind: 'newer'; draft: Draft }
  /** The student has submitted an application for the course, maybe on another device. */
  | { kind: 'sent' }

/**
 * Stores a draft if it is based on the latest revision. A new draft changes the role of a Guest to Student first, so the
 * owner of a later revision has it already.
 */
export async function saveDraft(options: SaveOptions): Promise<SaveOutcome> {
  const { payload, owner, revision, now } = options
  if (await hasApplied(payload, owner)) return { kind: 'sent' }
  if (revision === 0) await promoteToStudent({ payload, studentId: owner.studentId })
  const saved = { revision: revision + 1, savedAt: now.toISOString() }
  if (await write(options, saved)) return { kind: 'saved', saved }
  const newer = await findDraft({ payload, owner })
  // Without one, the draft was submitted or swept in the meantime, so this content starts a new one.
  return newer === null ? saveDraft({ ...options, revision: 0 }) : { kind: 'newer', draft: newer }
}

async function hasApplied(payload: Payload, owner: DraftOwner): Promise<boolean> {
  const session = await currentSession({ payload })
  if (session === null) return false
  const key = liveKey({ ...owner, sessionYear: session.year })
  return exists({ payload, collection: 'applications', where: { liveKey: { equals: key } } })
}

async function write({ payload, owner, content, revision }: SaveOptions, saved: DraftSaved): Promise<boolean> {
  const key = draftKey(owner)
  const data = { content: encryptDraft(payload, content, owner), ...saved }
  if (revision === 0) {
    return insertIfAbsent({ payload, collection: 'application-drafts', data: { ...data, key, ...owner } })
  }
  const where: Condition<'application-drafts'> = { and: [{ key: { equals: key } }, { revision: { equals: revision } }] }
  return (await changeOne({ payload, collection: 'application-drafts', where, data })) !== null
}
