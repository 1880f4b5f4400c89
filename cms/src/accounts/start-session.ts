import { SESSION } from '@pravesh/shared/accounts/session'
import { singleLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { insertRow } from '../database/records/insert-row.ts'
import { newToken, tokenHash } from './sessions/session-token.ts'
import { sweepAccounts } from './sweep-accounts.ts'

interface StartOptions {
  payload: Payload
  studentId: string
  /** The User-Agent header. */
  device: string | null
  now: Date
}

/** Starts a session on another device and returns its token, which is not stored anywhere. */
export async function startSession({ payload, studentId, device, now }: StartOptions): Promise<string> {
  const token = newToken()
  await insertRow({
    payload,
    collection: 'student-sessions',
    data: {
      tokenHash: tokenHash(payload, 'session', token),
      studentId,
      expiresAt: new Date(now.getTime() + SESSION.seconds * 1000).toISOString(),
      device: singleLine(device ?? '').slice(0, 200),
    },
  })
  await sweepAccounts({ payload, now })
  return token
}
