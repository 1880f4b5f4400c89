import type { PayloadRequest } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Staff } from '../../payload-types.ts'
import { words } from '../messages/words/words.ts'
import { ownSession } from '../sessions/own-session.ts'
import { factorsOf } from './factors-of.ts'
import { requireRecentProof } from './require-proven.ts'
import { unfinishedSignIn } from './step-cookie.ts'

export interface ActingPerson {
  staff: Staff
  /** Whether a session starts when a factor has been added. */
  isSigningIn: boolean
}

/**
 * The person who changes their second factors: signed in and recently confirmed, or in a sign-in that needs the first
 * factor. Throws a Problem: 401 for all others, 403 without a recent proof.
 */
export async function actingPerson(req: PayloadRequest, now: Date): Promise<ActingPerson> {
  const { payload, headers, user } = req
  if (user === null) {
    const signIn = await unfinishedSignIn(payload, headers, now)
    // A factor that was added in another window decides: then a proof is needed.
    const isFirst = signIn?.step === 'set-up' && (await factorsOf(payload, String(signIn.staff.id))).length === 0
    if (signIn === null || !isFirst) throw stepOver()
    return { staff: signIn.staff, isSigningIn: true }
  }
  const { staffId } = ownSession(req)
  await requireRecentProof(req)
  return { staff: await staffOf(req, staffId), isSigningIn: false }
}

/** The person who proves a second factor: signed in, or in a sign-in that needs it. Throws a Problem (401). */
export async function provingPerson(req: PayloadRequest, now: Date): Promise<Staff> {
  const { payload, headers, user } = req
  if (user !== null) return staffOf(req, ownSession(req).staffId)
  const signIn = await unfinishedSignIn(payload, headers, now)
  if (signIn?.step !== 'proof') throw stepOver()
  return signIn.staff
}

/** The error (401) without a valid unfinished sign-in. */
export function stepOver(): Problem {
  const publicMessage = words.en['second-factor'].stepOver
  return new Problem({ code: 'STEP_OVER', status: 401, publicMessage })
}

async function staffOf({ payload }: PayloadRequest, staffId: string): Promise<Staff> {
  const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: staffId } } })
  if (staff === null) throw stepOver()
  return staff
}
