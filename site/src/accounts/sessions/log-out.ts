import { forgetStudent } from '../../lib/student-storage.ts'
import { callAccount } from '../account-api.ts'
import { doBeforeLogOut } from './before-log-out.ts'
import { removeLoginFlag } from './login-flag.ts'

/**
 * Ends the session on the server, and forgets what this browser kept for the student. A session that the server does not know
 * any more is as good as ended.
 */
export async function logOut(): Promise<{ ok: boolean; msg: string }> {
  await doBeforeLogOut()
  const { ok, status, msg } = await callAccount('logout')
  const isOver = ok || status === 401 || status === 403
  if (isOver) {
    removeLoginFlag()
    forgetStudent()
  }
  return { ok: isOver, msg }
}
