import { isRecentlyProven } from '@pravesh/shared/accounts/second-factor'
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Staff } from '../../payload-types.ts'
import { words } from '../messages/words/words.ts'
import { ownSession } from '../sessions/own-session.ts'
import { factorsOf } from './factors-of.ts'

/** In a refusal: the admin asks for a proof and repeats the request. */
const details = { confirm: true }
const publicMessage = words.en['second-factor'].confirm

/**
 * Requires a recent proof that the owner of a session is there, before exports, refunds and other acts that a stranger
 * at an open browser must not take. People without a second factor are not asked. Throws a Problem: 401, 403.
 */
export async function requireProven({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>): Promise<void> {
  const { staffId } = ownSession({ user })
  if ((await factorsOf(payload, staffId)).length > 0) await requireRecentProof({ payload, user })
}

/** The same of everybody: people without a second factor prove it with their password. */
export async function requireRecentProof({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>): Promise<void> {
  const { sessionId } = ownSession({ user })
  const session = await readRow({
    payload,
    collection: 'staff-sign-ins',
    where: { sessionId: { equals: sessionId } },
  })
  if (isRecentlyProven(session?.provenAt, new Date())) return
  throw new Problem({ code: 'CONFIRM', status: 403, publicMessage, details })
}

/** Fields that say what a colleague may do. */
const RIGHTS = ['roles', 'limitColleges', 'limitCourses'] as const

/** Requires a recent proof of people who add a colleague, change rights, or type what a colleague signs in with. */
export const requireProvenForAccounts: CollectionBeforeChangeHook<Staff> = async (args) => {
  const { data, operation, originalDoc, req } = args
  if (req.user?.collection !== 'staff') return data
  const changesRights = RIGHTS.some((name) => data[name] !== undefined && !isSameSet(data[name], originalDoc?.[name]))
  const isOwn = req.user.id === originalDoc?.id
  const changesSignIn = Boolean(data.password) || (data.email !== undefined && data.email !== originalDoc?.email)
  if (operation === 'update' && !changesRights && (isOwn || !changesSignIn)) return data
  try {
    await requireProven(req)
  } catch (error) {
    throw error instanceof Problem ? new APIError(error.publicMessage, error.status, details, true) : error
  }
  return data
}

function isSameSet(one: readonly unknown[] | null, other: readonly unknown[] | null = null): boolean {
  const [before, after] = [other ?? [], one ?? []]
  return before.length === after.length && after.every((each) => before.includes(each))
}
