import type { PayloadRequest } from 'payload'
import type { Problem } from '../../foundation/problem.ts'
import type { Staff } from '../../payload-types.ts'
import { words } from '../messages/words/words.ts'
import { nextStep } from '../second-factor/requirement.ts'
import { stepCookie } from '../second-factor/step-cookie.ts'
import { signedIn } from './signed-in.ts'

interface FinishOptions {
  req: PayloadRequest
  /** As read before the password was checked or set. */
  staff: Staff
  clientAddress: string
  now: Date
  /** The error if the password has changed meanwhile. */
  outdated: () => Problem
}

/**
 * The response to a correct or new password: a session, or a cookie with which the sign-in continues. Without a session,
 * Payload's form opens the admin, which leads back to the sign-in, and that shows the next step.
 */
export async function finishSignIn({ req, staff, now, ...options }: FinishOptions): Promise<Response> {
  const step = await nextStep(req.payload, staff, now)
  if (step === null) return signedIn({ req, staff, now, ...options })
  const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': stepCookie({ payload: req.payload, staff, step, now }) }
  return Response.json({ message: words.en['second-factor'].next, nextStep: step, user: null, exp: null }, { headers })
}
