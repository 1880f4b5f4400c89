'use client'

import { useState } from 'react'
import { AddFactor } from './AddFactor.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { StepFrame } from './StepFrame.tsx'
import { factorWords } from './words.ts'

/** The step of a sign-in in which a person sets up the second step that their role needs. */
export function FirstFactor({ email, redirectTo }: { email: string; redirectTo: string }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const open = () => location.assign(redirectTo)

  if (codes !== null) return <RecoveryCodes codes={codes} done={open} heading="h1" />
  return (
    <StepFrame email={email} title={factorWords.setUp.title}>
      <p>{factorWords.setUp.why}</p>
      <AddFactor
        added={({ recoveryCodes }) => (recoveryCodes ? setCodes(recoveryCodes) : open())}
        hasApp={false}
        heading="h2"
      />
    </StepFrame>
  )
}
