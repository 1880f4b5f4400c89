import type { IdentityNumbers } from '@pravesh/shared/admissions/answers/identity-numbers'
import type { Draft, DraftContent, DraftSaved } from '@pravesh/shared/admissions/form/form-context'
import type { Payload } from 'payload'
import { promoteToStudent } from '../../accounts/index.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { exists } from '../../database/records/exists.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { currentSession } from '../../fees/index.ts'
import { liveKey } from '../applications/live-key.ts'
import { identityNumbersKept } from '../settings/identity-numbers.ts'
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
  const sessionYear = (await currentSession({ payload }))?.year ?? null
  if (sessionYear !== null && (await hasApplied(payload, { ...owner, sessionYear }))) return { kind: 'sent' }
  if (revision === 0) await promoteToStudent({ payload, studentId: owner.studentId })
  const saved = { revision: revision + 1, savedAt: now.toISOString() }
  if (await write(options, { ...saved, sessionYear })) return { kind: 'saved', saved }
  const newer = await findDraft({ payload, owner })
  // Without one, the draft was submitted or swept in the meantime, so this content starts a new one.
  return newer === null ? saveDraft({ ...options, revision: 0 }) : { kind: 'newer', draft: newer }
}

async function hasApplied(payload: Payload, ofSession: DraftOwner & { sessionYear: string }): Promise<boolean> {
  const key = liveKey(ofSession)
  return exists({ payload, collection: 'applications', where: { liveKey: { equals: key } } })
}

/** A browser may still have a number that the form does not ask for any more. */
function withoutUnasked(content: DraftContent, kept: IdentityNumbers): DraftContent {
  if (kept !== 'none') return content
  const { aadhaar: _, ...answers } = content.answers
  return { ...content, answers }
}

async function write(
  { payload, owner, content, revision }: SaveOptions,
  { sessionYear, ...saved }: DraftSaved & { sessionYear: string | null },
): Promise<boolean> {
  const key = draftKey(owner)
  const kept = withoutUnasked(content, await identityNumbersKept(payload))
  const data = { content: encryptDraft(payload, kept, owner), ...saved }
  if (revision === 0) {
    return insertIfAbsent({ payload, collection: 'application-drafts', data: { ...data, key, ...owner, sessionYear } })
  }
  const where: Condition<'application-drafts'> = { and: [{ key: { equals: key } }, { revision: { equals: revision } }] }
  return (await changeOne({ payload, collection: 'application-drafts', where, data })) !== null
}
