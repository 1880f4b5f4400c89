'use client'

import './second-factor.css'
import { Button, toast } from '@payloadcms/ui'
import {
  type AddedFactor,
  type OwnFactor,
  type OwnFactors,
  secondFactorCalls,
} from '@pravesh/shared/accounts/second-factor'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { istDay, istTime } from '../../../foundation/formats.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import { AddFactor } from './AddFactor.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { factorWords } from './words.ts'

const words = partOf(() => factorWords.own)

/** One's own second factors: adds and removes them. */
export function OwnFactorsPanel() {
  const [own, setOwn] = useState<OwnFactors | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [leaving, setLeaving] = useState<OwnFactor | null>(null)
  const [failure, setFailure] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  const load = useCallback(async () => {
    const { msg, result } = await callPortal<OwnFactors>(secondFactorCalls.own, {})
    setFailure(result ? '' : msg)
    if (result) setOwn(result)
  }, [])
  useEffect(() => void load(), [load])

  async function added({ recoveryCodes }: AddedFactor) {
    setCodes(recoveryCodes)
    await load()
  }

  async function makeCodes() {
    const { ok, msg, result } = await callPortal<AddedFactor>(secondFactorCalls.newRecoveryCodes, { body: {} })
    setFailure(ok ? '' : msg)
    if (result) await added(result)
  }

  function askToRemove(factor: OwnFactor) {
    const stays = own?.isRequired === true && own.factors.length === 1
    setFailure(stays ? words.lastRequired : '')
    if (!stays) setLeaving(factor)
  }

  function closeCodes() {
    setCodes(null)
    heading.current?.focus()
  }

  async function remove({ id }: OwnFactor) {
    setLeaving(null)
    const { ok, msg } = await callPortal(secondFactorCalls.remove, { id, body: {} })
    setFailure(ok ? '' : msg)
    if (ok) toast.success(msg)
    await load()
    // The button is gone with its factor.
    if (ok) heading.current?.focus()
  }

  return (
    <section className="admin-panel">
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <FailureAlert text={failure} />
      {own === null ? (
        failure === '' ? (
          <p>{words.loading}</p>
        ) : (
          <Button buttonStyle="secondary" margin={false} onClick={load}>
            {words.tryAgain}
          </Button>
        )
      ) : (
        <>
          {own.requiredFrom !== null && <p>{words.requiredFrom(istDay(own.requiredFrom))}</p>}
          {own.factors.length === 0 && (
            <p>
              {words.none} {factorWords.setUp.whyOffered}
            </p>
          )}
          <ul className="sign-in-security__list">
            {own.factors.map((factor) => (
              <li key={factor.id}>
                <div>
                  {factor.name}
                  <span>{factorFacts(factor)}</span>
                </div>
                <Button
                  aria-label={words.removeOf(factor.name)}
                  buttonStyle="secondary"
                  margin={false}
                  onClick={() => askToRemove(factor)}
                  size="small"
                >
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
          {codes === null ? (
            own.factors.length > 0 && (
              <p>
                {words.codesLeft(own.recoveryCodesLeft)}{' '}
                <Button buttonStyle="secondary" margin={false} onClick={makeCodes} size="small">
                  {words.newCodes}
                </Button>
              </p>
            )
          ) : (
            <RecoveryCodes codes={codes} done={closeCodes} heading="h3" />
          )}
          <AddFactor added={added} hasApp={own.factors.some(({ kind }) => kind === 'app')} heading="h3" />
          {leaving !== null && (
            <ConfirmDialog
              cancel={() => setLeaving(null)}
              cancelLabel={words.keep}
              confirm={() => remove(leaving)}
              confirmLabel={words.remove}
              title={words.removeTitle(leaving.name)}
            >
              <p>{own.factors.length === 1 ? words.removeLast : words.removeText}</p>
            </ConfirmDialog>
          )}
        </>
      )}
    </section>
  )
}

function factorFacts({ addedAt, usedAt }: OwnFactor): string {
  const added = words.added(istDay(addedAt))
  return usedAt === null ? added : `${added}, ${words.used(istTime(usedAt))}`
}
