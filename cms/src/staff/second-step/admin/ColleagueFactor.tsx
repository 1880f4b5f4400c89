'use client'

import { Button, toast } from '@payloadcms/ui'
import { secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import { factorWords } from './words.ts'

const words = partOf(() => factorWords.colleague)

/** Removes the second step of a colleague who has lost it. */
export function ColleagueFactor({ id, name }: { id: string; name: string }) {
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState('')

  async function remove() {
    setAsking(false)
    const { ok, msg } = await callPortal(secondFactorCalls.removeOf, { id, body: {} })
    setFailure(ok ? '' : msg)
    if (ok) toast.success(msg)
  }

  return (
    <section className="admin-panel field-type">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <FailureAlert text={failure} />
      <div>
        <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          cancel={() => setAsking(false)}
          cancelLabel={words.keep}
          confirm={remove}
          confirmLabel={words.remove}
          title={words.removeTitle(name)}
        >
          <p>{words.removeText}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
