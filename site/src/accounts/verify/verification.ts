import { CODE_ERROR } from '@pravesh/shared/accounts/codes'
import { ACCOUNT_IS_ACTIVE } from '@pravesh/shared/accounts/wire'
import { callAccount } from '../account-api.ts'

/** The state of an account's verification on its page. */
export type Verification =
  | { step: 'asking' }
  | { step: 'unreachable'; msg: string }
  /** The account does not exist. */
  | { step: 'unknown' }
  | { step: 'active' }
  | { step: 'code'; mailTo: string; expired: boolean; mayCorrect: boolean; correctedAt?: number }

/** The account ID in a path such as `/verify-account/{uid}`, or null. */
export function accountInPath(pathname: string): string | null {
  const id = pathname.split('/')[2]
  if (!id) return null
  try {
    return decodeURIComponent(id)
  } catch {
    return null
  }
}

export async function findVerification(uid: string): Promise<Verification> {
  const { ok, status, msg, result } = await callAccount('verificationOf', { params: { uid } })
  const { mail_to: mailTo = '', may_correct: mayCorrect = false } = result
  if (msg === ACCOUNT_IS_ACTIVE) return { step: 'active' }
  if (msg === CODE_ERROR) return { step: 'code', mailTo, mayCorrect, expired: true }
  if (ok) return { step: 'code', mailTo, mayCorrect, expired: false }
  return status === 0 || status === 429 || status >= 500 ? { step: 'unreachable', msg } : { step: 'unknown' }
}
