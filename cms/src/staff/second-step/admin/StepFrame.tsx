'use client'

import './second-factor.css'
import { Button } from '@payloadcms/ui'
import { secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import type { ReactNode } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { factorWords } from './words.ts'

interface Props {
  title: string
  /** The account of the unfinished sign-in. */
  email: string
  children: ReactNode
}

/** A step of a sign-in after the password, with a way back. */
export function StepFrame({ title, email, children }: Props) {
  return (
    <div className="sign-in-step">
      <h1>{title}</h1>
      <p>{email}</p>
      {children}
      <StartAgain />
    </div>
  )
}

/** Ends an unfinished sign-in. */
function StartAgain() {
  return (
    <Button
      buttonStyle="secondary"
      margin={false}
      onClick={async () => {
        await callPortal(secondFactorCalls.startAgain, { body: {} })
        location.reload()
      }}
    >
      {factorWords.step.startAgain}
    </Button>
  )
}
