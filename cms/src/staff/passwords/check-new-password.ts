import { normalPassword } from '@pravesh/shared/accounts/staff-password'
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { staffText } from '../../foundation/languages/staff-text.ts'
import type { Staff } from '../../payload-types.ts'
import { passwordRefusal } from './password-refusal.ts'

/**
 * Stores new passwords in one normalization form, whichever operation sets them. Payload's own reset runs no hook that
 * sees the password later, so it is checked here.
 */
export const normalizePassword: CollectionBeforeOperationHook<'staff'> = async ({ args, operation, req }) => {
  const data: unknown = 'data' in args ? args.data : undefined
  if (typeof data !== 'object' || data === null || !('password' in data)) return args
  if (typeof data.password !== 'string' || !SETS_PASSWORDS.includes(operation)) return args
  data.password = normalPassword(data.password)
  if (operation === 'resetPassword') await check({ req, password: String(data.password), person: [] })
  return args
}

const SETS_PASSWORDS = ['create', 'update', 'updateByID', 'resetPassword']

/** Refuses a new password that breaks the rule, for every account. Runs for every create and update of Payload. */
export const checkNewPassword: CollectionBeforeValidateHook<Staff> = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string' || password === '') return data
  const { name, email } = { ...originalDoc, ...data }
  await check({ req, password, person: [name, email].filter((text) => typeof text === 'string') })
  return data
}

interface CheckOptions {
  req: PayloadRequest
  password: string
  person: readonly string[]
}

async function check({ req, password, person }: CheckOptions): Promise<void> {
  const message = await passwordRefusal(password, person)
  if (message === null) return
  const errors = [{ path: 'password', label: staffText('New password'), message }]
  throw new ValidationError({ collection: 'staff', errors }, req.t)
}
