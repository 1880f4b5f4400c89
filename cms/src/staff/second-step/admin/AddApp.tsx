'use client'

import './second-factor.css'
import { Button } from '@payloadcms/ui'
import { type AddedFactor, type NewApp, secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import { useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { InnerForm } from '../../../admin-kit/form/InnerForm.tsx'
import { useFocusAfter } from '../../../admin-kit/form/use-focus-after.ts'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import { factorWords } from './words.ts'

const words = partOf(() => factorWords.setUp)

/** Adds an authenticator app: a picture to scan, then a code that shows that the app has it. */
export function AddApp({ label, added }: { label: string; added: (result: AddedFactor) => void }) {
  const [app, setApp] = useState<NewApp | null>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState({ code: '' })
  const [failure, setFailure] = useState('')
  const form = useInvalidFocus<HTMLDivElement>(problem)
  const opener = useFocusAfter<HTMLDivElement>(app === null)

  async function propose() {
    const { ok, msg, result } = await callPortal<NewApp>(secondFactorCalls.proposeApp, { body: {} })
    setFailure(ok ? '' : msg)
    setApp(result ?? null)
  }

  async function confirm(token: string) {
    const { ok, msg, result } = await callPortal<AddedFactor>(secondFactorCalls.addApp, { body: { token, code } })
    setProblem({ code: ok ? '' : msg })
    if (!ok || !result) return
    setApp(null)
    setCode('')
    added(result)
  }

  if (app === null) {
    return (
      <>
        <div ref={opener}>
          <Button buttonStyle="secondary" margin={false} onClick={propose}>
            {label}
          </Button>
        </div>
        <FailureAlert text={failure} />
      </>
    )
  }
  return (
    <InnerForm label={words.app} send={() => confirm(app.token)} takesFocus>
      <p>{words.scan}</p>
      {/* biome-ignore lint/performance/noImgElement: a picture without an address, which Next cannot improve */}
      <img alt={words.qr} className="app-code" src={`data:image/svg+xml,${encodeURIComponent(app.qr)}`} />
      <p>
        {words.type} <code>{app.secret}</code>
      </p>
      <div ref={form}>
        <Field label={words.enter} problem={problem.code}>
          {(attributes) => (
            <input
              {...attributes}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
              onChange={({ target }) => setCode(target.value)}
              value={code}
            />
          )}
        </Field>
      </div>
      <div className="admin-form__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => setApp(null)}>
          {words.cancel}
        </Button>
        <Button margin={false} onClick={() => confirm(app.token)}>
          {words.confirm}
        </Button>
      </div>
    </InnerForm>
  )
}
