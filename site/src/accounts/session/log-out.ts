import { callAccount } from '../account-api.ts'
import { removeLoginFlag } from './login-flag.ts'

/** Ends the session on the server. A session that the server does not know any more is as good as ended. */
export async function logOut(): Promise<{ ok: boolean; msg: string }> {
  const { ok, status, msg } = await callAccount('logout')
  const isOver = ok || status === 401 || status === 403
  if (isOver) removeLoginFlag()
  return { ok: isOver, msg }
}
