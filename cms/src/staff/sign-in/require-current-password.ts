import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Staff } from '../../payload-types.ts'
import { staffDeviceCookie } from '../sessions/staff-device.ts'
import { checkStaffPassword } from './check-staff-password.ts'
import { addressOf } from './staff-endpoint.ts'

/**
 * Requires the current password to change one's own password or e-mail address, so that an unattended browser does not
 * give the account away. Wrong passwords count as sign-in attempts. After a change all other sessions end.
 */
export const requireCurrentPassword: CollectionBeforeChangeHook<Staff> = async (args) => {
  const { operation, originalDoc, req } = args
  const { currentPassword, ...data } = args.data
  if (operation !== 'update' || !originalDoc || !changesSignIn(data, originalDoc)) return data
  const { user } = req
  const isOwn = user?.collection === 'staff' && user.id === originalDoc.id
  if (!isOwn) return { ...data, sessions: [] }
  await confirm({ req, email: originalDoc.email, password: currentPassword })
  req.context.changedOwnSignIn = true
  return { ...data, sessions: originalDoc.sessions?.filter(({ id }) => '_sid' in user && id === user._sid) ?? [] }
}

/** Makes the browser in which people changed their own password a known device again; all others are unknown now. */
export const rememberDevice: CollectionAfterChangeHook<Staff> = async ({ doc, req }) => {
  if (req.context.changedOwnSignIn !== true) return doc
  const { payload, headers } = req
  const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: doc.id } }, req })
  if (staff === null) return doc
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', staffDeviceCookie({ payload, headers, staff, now: new Date() }))
  return doc
}

function changesSignIn({ email, password }: Partial<Staff>, before: Staff): boolean {
  return Boolean(password) || (email !== undefined && email?.trim().toLowerCase() !== before.email)
}

interface ConfirmOptions {
  req: PayloadRequest
  email: string
  password: unknown
}

async function confirm({ req, email, password }: ConfirmOptions): Promise<void> {
  if (typeof password !== 'string' || password === '') {
    throw refusal(req, 'Enter your current password to change your password or e-mail address.')
  }
  try {
    const { payload, headers } = req
    const by = { headers, clientAddress: addressOf(req) }
    if (await checkStaffPassword({ payload, email, password, ...by, now: new Date() })) return
  } catch (error) {
    throw error instanceof Problem ? refusal(req, error.publicMessage) : error
  }
  throw refusal(req, 'Your current password is incorrect.')
}

function refusal({ t }: PayloadRequest, message: string): ValidationError {
  const errors = [{ path: 'currentPassword', label: 'Your current password', message }]
  return new ValidationError({ collection: 'staff', errors }, t)
}
