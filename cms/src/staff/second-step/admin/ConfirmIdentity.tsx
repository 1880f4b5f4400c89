'use client'

import { toast } from '@payloadcms/ui'
import { type OwnFactors, secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { callWords } from '../../../admin-kit/form/words.ts'
import type { ConfirmationDialog } from './ConfirmationDialog.tsx'
import { confirmAndRepeat } from './confirm-and-repeat.ts'

interface Question {
  Dialog: typeof ConfirmationDialog
  kinds: ComponentProps<typeof ConfirmationDialog>['kinds']
  answer: (isConfirmed: boolean) => void
}

/** Asks for another proof when a call of any screen demands one. The dialog loads when it is first needed. */
export function ConfirmIdentity({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(() => {
    const { fetch } = window
    window.fetch = confirmAndRepeat(fetch, async () => {
      const { result } = await callPortal<OwnFactors>(secondFactorCalls.own, {})
      const Dialog = await loadDialog()
      if (!result || Dialog === null) return false
      const kinds = result.factors.map(({ kind }) => kind)
      return new Promise((answer) =>
        setQuestion({ Dialog, kinds: { app: kinds.includes('app'), passkey: kinds.includes('passkey') }, answer }),
      )
    })
    return () => {
      window.fetch = fetch
    }
  }, [])

  return (
    <>
      {children}
      {question && (
        <question.Dialog
          close={(isConfirmed) => {
            setQuestion(null)
            question.answer(isConfirmed)
          }}
          kinds={question.kinds}
        />
      )}
    </>
  )
}

/** Null if the connection is lost: the person can try again. */
async function loadDialog(): Promise<Question['Dialog'] | null> {
  try {
    return (await import('./ConfirmationDialog.tsx')).ConfirmationDialog
  } catch {
    toast.error(callWords.unreachable)
    return null
  }
}
