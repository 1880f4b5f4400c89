'use client'

import './second-factor.css'
import { secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { ProofForm, type ProofKinds } from './ProofForm.tsx'
import { StepFrame } from './StepFrame.tsx'
import { factorWords } from './words.ts'

interface Props {
  email: string
  kinds: ProofKinds
  /** Where the person wanted to go. */
  redirectTo: string
}

/** The second step of a sign-in, after the password. */
export function SecondStep({ email, kinds, redirectTo }: Props) {
  async function finish(proof: object): Promise<string> {
    const { ok, status, msg } = await callPortal(secondFactorCalls.finish, { body: proof })
    if (ok) location.assign(redirectTo)
    // The sign-in has ended: the page without its cookie asks for the password.
    else if (status === 401) location.reload()
    return ok ? '' : msg
  }

  return (
    <StepFrame email={email} title={factorWords.step.title}>
      <ProofForm kinds={kinds} send={finish} sendLabel={factorWords.step.send} />
      <p className="sign-in-step__more">{factorWords.step.lost}</p>
    </StepFrame>
  )
}
