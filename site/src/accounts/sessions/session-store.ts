import type { UserInfo } from '@pravesh/shared/accounts/user-info'
import { atom } from 'nanostores'
import { removeLoginFlag, setLoginFlag } from '../../lib/login-flag.ts'
import { callSession } from './session-api.ts'

/** The session as far as this page knows. */
export type Session =
  | { status: 'asking' }
  | { status: 'in'; user: UserInfo }
  | { status: 'out' }
  /** The session ended while the page was in use; its content stays on screen. */
  | { status: 'ended'; user: UserInfo }
  /** The server did not respond, so the state of the session is unknown. */
  | { status: 'unreachable'; msg: string }

export const session = atom<Session>({ status: 'asking' })

/** Marks the session as ended without leaving the page, which then offers a login link. */
export function endSession(): void {
  const now = session.get()
  if (now.status === 'in') session.set({ status: 'ended', user: now.user })
}

/** Whether the page shows the data of a student. */
export function hasUser(now: Session): now is Extract<Session, { user: UserInfo }> {
  return now.status === 'in' || now.status === 'ended'
}

/** Fetches the current user and updates the store and the login flag. (spec 1, 8) */
export async function fetchSession(): Promise<Session> {
  const { ok, status, msg, body } = await callSession('session')
  const user = body.userInfo
  if (ok && user) {
    setLoginFlag()
    session.set({ status: 'in', user })
  } else if (status === 0 || status === 429 || status >= 500) {
    // A server failure does not end a session that has worked on this page.
    if (!hasUser(session.get())) session.set({ status: 'unreachable', msg })
  } else {
    removeLoginFlag()
    session.set({ status: 'out' })
  }
  return session.get()
}
