import { removeLoginFlag } from '../../lib/login-flag.ts'
import { forgetStudent } from '../../lib/student-storage.ts'
import { runBeforeLogOut } from './before-log-out.ts'
import { callSession } from './session-api.ts'

/**
 * Ends the session on the server and clears the student's data from this browser. A session that is unknown to the
 * server counts as ended.
 */
export async function logOut(): Promise<{ ok: boolean; msg: string }> {
  await runBeforeLogOut()
  const { ok, status, msg } = await callSession('logout')
  const isOver = ok || status === 401 || status === 403
  if (isOver) {
    removeLoginFlag()
    forgetStudent()
  }
  return { ok: isOver, msg }
}
