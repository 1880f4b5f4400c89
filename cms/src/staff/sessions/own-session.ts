import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'

/** The member of staff of a request and their session. Throws a Problem (401) without one. */
export function ownSession({ user }: Pick<PayloadRequest, 'user'>): { staffId: string; sessionId: string } {
  const sessionId = sessionIdOf(user)
  if (user === null || sessionId === null) {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  return { staffId: String(user.id), sessionId }
}

/** Payload adds the id of the session to the user, but not to its type. */
export function sessionIdOf(user: PayloadRequest['user']): string | null {
  return user?.collection === 'staff' && '_sid' in user && typeof user._sid === 'string' ? user._sid : null
}
