'use client'

import './EditConflict.css'
import { Button, useConfig, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { Difference } from '../differences.ts'
import { conflictWords as words } from '../words.ts'

/** Response body of `POST …/compare`. */
interface Comparison {
  savedBy: string | null
  savedAt: string
  differences: Difference[]
  stored: Record<string, unknown>
  /** The stored version with this form's changes applied. */
  merged: Record<string, unknown>
}

/**
 * Dialog after a save was rejected because a newer version is stored: shows the differences and offers to merge or
 * discard. The rejection arrives as an error of the field `updatedAt`, which the form preserves.
 */
export function EditConflict() {
  const path = useApiPath()
  const { dispatchFields, getData, reset, setModified } = useForm()
  const refusal = useFormFields(([fields]) => fields.updatedAt?.errorMessage)
  const dialog = useRef<HTMLDialogElement>(null)
  const [conflict, setConflict] = useState<string | null>(null)
  const [found, setFound] = useState<Comparison | null>(null)

  // A form validation in progress clears the error from its field; the conflict must survive it.
  useEffect(() => {
    if (refusal) setConflict(refusal)
  }, [refusal])

  useEffect(() => {
    if (conflict === null || path === null) return
    const aborter = new AbortController()
    const compare = async () => {
      const answer = await fetch(`${path}/compare`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(getData()),
        signal: aborter.signal,
      })
      if (!answer.ok) return
      setFound(await answer.json())
      dialog.current?.showModal()
    }
    // Without a comparison the save stays rejected, and the error message already names the fields.
    compare().catch(() => undefined)
    return () => aborter.abort()
  }, [conflict, path, getData])

  const close = () => {
    dialog.current?.close()
    setConflict(null)
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', errorMessage: undefined, valid: true })
    // After a rejected publish the form considers itself unmodified.
    setModified(true)
  }
  const continueWith = async (record: Comparison['stored'], modified: boolean) => {
    dialog.current?.close()
    setConflict(null)
    await reset(record)
    setModified(modified)
  }

  return (
    <dialog aria-labelledby="edit-conflict" className="edit-conflict" onCancel={close} ref={dialog}>
      <h2 id="edit-conflict">{words.heading}</h2>
      <p>{conflict}</p>
      {found && (
        <>
          <div className="edit-conflict__table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.field}</th>
                  <th scope="col">{words.saved}</th>
                  <th scope="col">{words.form}</th>
                </tr>
              </thead>
              <tbody>
                {found.differences.map(({ changedHere, form, label, name, stored }) => (
                  <tr key={name}>
                    <th scope="row">{label}</th>
                    <td>{stored}</td>
                    <td>{changedHere ? form : words.unchanged}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="edit-conflict__ways">
            <Button margin={false} onClick={() => void continueWith(found.merged, true)} size="medium">
              {words.merge}
            </Button>
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => void continueWith(found.stored, false)}
              size="medium"
            >
              {words.discard}
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={close} size="medium">
              {words.back}
            </Button>
          </div>
          <p className="edit-conflict__hint">{words.hint}</p>
        </>
      )}
    </dialog>
  )
}

/** API path of the record in the open form; null until it is first saved. */
function useApiPath(): string | null {
  const { config } = useConfig()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  if (globalSlug) return `${config.routes.api}/globals/${globalSlug}`
  return id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}`
}
