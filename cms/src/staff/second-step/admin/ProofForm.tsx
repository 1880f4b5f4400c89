'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { provePasskey } from './use-passkey.ts'
import { factorWords } from './words.ts'

/** How a person can prove that it is them. */
export interface ProofKinds {
  app: boolean
  passkey: boolean
}

interface Props {
  kinds: ProofKinds
  sendLabel: string
  /** Returns the message about a refused proof; empty if it was accepted. */
  send: (confirmation: object) => Promise<string>
}

/** Asks for a code or a passkey; a person without both for the password. */
export function ProofForm({ kinds: { app, passkey }, sendLabel, send }: Props) {
  const usesPassword = !app && !passkey
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [failure, setFailure] = useState('')

  async function attempt(proof: () => Promise<object | { failure: string }>, show: (text: string) => void) {
    if (busy) return
    setBusy(true)
    setProblem('')
    setFailure('')
    const found = await proof()
    show('failure' in found ? String(found.failure) : await send(found))
    setBusy(false)
  }

  return (
    <div className="admin-form">
      {passkey && (
        <>
          <Button margin={false} onClick={() => attempt(provePasskey, setFailure)} size="large">
            {factorWords.step.passkey}
          </Button>
          <FailureAlert text={failure} />
        </>
      )}
      <form
        className="admin-form"
        onSubmit={async (event) => {
          event.preventDefault()
          event.stopPropagation()
          await attempt(async () => (usesPassword ? { password: typed } : { code: typed }), setProblem)
        }}
      >
        <Field
          hint={usesPassword ? '' : app ? factorWords.step.codeHint : factorWords.step.codeOnlyHint}
          label={usesPassword ? factorWords.confirm.password : factorWords.step.code}
          problem={problem}
        >
          {(attributes) => (
            <input
              {...attributes}
              autoCapitalize="none"
              autoComplete={usesPassword ? 'current-password' : 'one-time-code'}
              inputMode={usesPassword ? undefined : 'text'}
              maxLength={usesPassword ? undefined : 40}
              onChange={({ target }) => setTyped(target.value)}
              required
              spellCheck={false}
              type={usesPassword ? 'password' : 'text'}
              value={typed}
            />
          )}
        </Field>
        <Button buttonStyle={passkey ? 'secondary' : 'primary'} margin={false} size="large" type="submit">
          {sendLabel}
        </Button>
      </form>
    </div>
  )
}
