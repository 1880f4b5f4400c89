import type { Payload } from 'payload'
import { forgiveFailures } from '../../http/sign-in/forgive-failures.ts'
import type { Staff } from '../../payload-types.ts'

interface ForgiveOptions {
  payload: Payload
  staff: Pick<Staff, 'id' | 'email'>
  now: Date
}

/** Ends every lock of a member of staff: of wrong passwords, which count by address, and of wrong codes, by account. */
export async function forgiveStaff({ payload, staff: { id, email }, now }: ForgiveOptions): Promise<void> {
  await forgiveFailures({ payload, kind: 'staff', email, now })
  await forgiveFailures({ payload, kind: 'staff-code', email: String(id), now })
}
