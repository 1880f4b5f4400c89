'use client'

import { Button } from '@payloadcms/ui'
import { type AddedFactor, passkeyNameProblem, secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import { useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { InnerForm } from '../../../admin-kit/form/InnerForm.tsx'
import { useFocusAfter } from '../../../admin-kit/form/use-focus-after.ts'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import { createPasskey } from './use-passkey.ts'
import { factorWords } from './words.ts'

const words = partOf(() => factorWords.setUp)

/** Adds a passkey of this device. */
export function AddPasskey({ added }: { added: (result: AddedFactor) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState({ name: '' })
  const [failure, setFailure] = useState('')
  const form = useInvalidFocus<HTMLDivElement>(problem)
  const opener = useFocusAfter<HTMLDivElement>(isOpen)

  async function add() {
    const wrong = passkeyNameProblem(name)
    setProblem({ name: wrong })
    setFailure('')
    if (wrong !== '') return
    const created = await createPasskey()
    if ('failure' in created) return setFailure(created.failure)
    const { ok, msg, result } = await callPortal<AddedFactor>(secondFactorCalls.addPasskey, {
      body: { name, ...created },
    })
    setFailure(ok ? '' : msg)
    if (!ok || !result) return
    setOpen(false)
    setName('')
    added(result)
  }

  if (!isOpen) {
    return (
      <div ref={opener}>
        <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)}>
          {words.addPasskey}
        </Button>
      </div>
    )
  }
  return (
    <InnerForm label={words.passkey} send={add} takesFocus>
      <div ref={form}>
        <Field hint={words.passkeyNameHint} label={words.passkeyName} problem={problem.name}>
          {(attributes) => (
            <input {...attributes} maxLength={60} onChange={({ target }) => setName(target.value)} value={name} />
          )}
        </Field>
      </div>
      <FailureAlert text={failure} />
      <div className="admin-form__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(false)}>
          {words.cancel}
        </Button>
        <Button margin={false} onClick={add}>
          {words.addPasskey}
        </Button>
      </div>
    </InnerForm>
  )
}
