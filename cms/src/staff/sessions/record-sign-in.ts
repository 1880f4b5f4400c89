import { deviceName } from '@pravesh/shared/accounts/staff-sessions'
import type { Payload } from 'payload'
import { insertRow } from '../../database/records/insert-row.ts'
import type { Staff } from '../../payload-types.ts'

interface RecordOptions {
  payload: Payload
  headers: Headers
  staff: Staff
  sessionId: string
  clientAddress: string
  now: Date
}

/** Stores what its owner sees about a session. Without this row a session is valid, but has to be confirmed. */
export async function recordSignIn({ payload, headers, now, ...session }: RecordOptions): Promise<void> {
  const at = now.toISOString()
  const data = {
    sessionId: session.sessionId,
    staffId: String(session.staff.id),
    device: deviceName(headers.get('user-agent')),
    address: session.clientAddress,
    startedAt: at,
    usedAt: at,
    provenAt: at,
  }
  await insertRow({ payload, collection: 'staff-sign-ins', data })
}
