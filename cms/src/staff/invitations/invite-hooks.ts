import { randomBytes } from 'node:crypto'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload'
import type { Staff } from '../../payload-types.ts'
import { words } from '../messages/words/words.ts'
import { applyAfter } from '../state/apply-after.ts'
import { invitationEnd, invitationWork } from './invitation-work.ts'

/**
 * Gives a new colleague a password that no one knows, because Payload requires one. The portal itself sets the passwords
 * of the accounts that it creates.
 */
export const hidePassword: CollectionBeforeOperationHook<'staff'> = ({ args, operation, req }) => {
  if (operation !== 'create' || req.user?.collection !== 'staff') return args
  const data: unknown = 'data' in args ? args.data : undefined
  if (typeof data !== 'object' || data === null) return args
  if ('password' in data && data.password !== undefined && data.password !== '') {
    const errors = [{ path: 'password', label: 'Password', message: words.en.invitation.chooseThemselves }]
    throw new ValidationError({ collection: 'staff', errors }, req.t)
  }
  Object.assign(data, { password: randomBytes(32).toString('base64url') })
  return args
}

/** Invites new colleagues, and those again whose e-mail address is corrected: it ends the link that was sent before. */
export const invite: CollectionBeforeChangeHook<Staff> = ({ data, operation, originalDoc, req: { user, context } }) => {
  if (user?.collection !== 'staff') return data
  const isCorrected = originalDoc?.invitedUntil && data.email !== undefined && data.email !== originalDoc.email
  // An empty date: a password was typed for the person in the same change.
  if (operation !== 'create' && (!isCorrected || data.invitedUntil === null)) return data
  const now = new Date()
  context.invitedAt = now
  return { ...data, invitedUntil: invitationEnd(now), invitedBy: user.name, dueAt: now.toISOString(), attempts: 0 }
}

export const sendInvitation: CollectionAfterChangeHook<Staff> = async ({ doc, req }) => {
  const { invitedAt } = req.context
  if (invitedAt instanceof Date) await applyAfter({ req, work: invitationWork, id: doc.id, now: invitedAt })
  return doc
}
