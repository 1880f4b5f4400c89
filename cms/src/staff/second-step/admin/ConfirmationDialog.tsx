'use client'

import { Button } from '@payloadcms/ui'
import { secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import { useEffect, useId, useRef } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import { ProofForm, type ProofKinds } from './ProofForm.tsx'
import { factorWords } from './words.ts'

const words = partOf(() => factorWords.confirm)

/** Asks for a proof of the person who is signed in. */
export function ConfirmationDialog({ kinds, close }: { kinds: ProofKinds; close: (isConfirmed: boolean) => void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isConfirmed = useRef(false)
  useEffect(() => dialog.current?.showModal(), [])

  async function send(confirmation: object): Promise<string> {
    const { ok, msg } = await callPortal(secondFactorCalls.confirm, { body: confirmation })
    if (!ok) return msg
    isConfirmed.current = true
    dialog.current?.close()
    return ''
  }

  return (
    <dialog aria-labelledby={id} className="admin-dialog" onClose={() => close(isConfirmed.current)} ref={dialog}>
      <h3 id={id}>{words.title}</h3>
      <p>{words.text}</p>
      <ProofForm kinds={kinds} send={send} sendLabel={words.send} />
      <div className="admin-form__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
          {words.cancel}
        </Button>
      </div>
    </dialog>
  )
}
