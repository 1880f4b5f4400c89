import type { UserInfo } from '@pravesh/shared/accounts/contract'
import { atom } from 'nanostores'
import { callAccount } from '../account-api.ts'
import { removeLoginFlag, setLoginFlag } from './login-flag.ts'

/** What this page knows of who is looking at it. */
export type Session =
  | { status: 'asking' }
  | { status: 'in'; user: UserInfo }
  | { status: 'out' }
  /** The session ended while the page was in use; what is on screen stays. */
  | { status: 'ended'; user: UserInfo }
  /** The server gave no answer, which says nothing about the session. */
  | { status: 'unreachable'; msg: string }

export const session = atom<Session>({ status: 'asking' })

/** Notes that the session of a page in use has ended, so that the page can offer the login. */
export function endSession(): void {
  const now = session.get()
  if (now.status === 'in') session.set({ status: 'ended', user: now.user })
}

/** Whether the page shows what belongs to a student. */
export function isOpen(now: Session): now is Extract<Session, { user: UserInfo }> {
  return now.status === 'in' || now.status === 'ended'
}

/** Asks the server who is logged in; a session it does not know loses its flag. (spec 1, 8) */
export async function fetchSession(): Promise<Session> {
  const { ok, status, msg, result } = await callAccount('whoAmI')
  const user = result.userInfo
  if (ok && user) {
    setLoginFlag()
    session.set({ status: 'in', user })
  } else if (status === 0 || status === 429 || status >= 500) {
    // Nothing is known against a session that the page has been used with.
    if (!isOpen(session.get())) session.set({ status: 'unreachable', msg })
  } else {
    removeLoginFlag()
    session.set({ status: 'out' })
  }
  return session.get()
}
