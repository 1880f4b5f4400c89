'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { KeepUnsaved } from '../../admin-kit/form/KeepUnsaved.tsx'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { useRefusedPassword } from './use-refused-password.ts'

/**
 * Asks for the current password while people change their own password or e-mail address. Clears all three password
 * fields after a save, because Payload's form would resubmit them with the next one.
 */
export function CurrentPasswordField() {
  useRefusedPassword()
  const { user } = useAuth()
  const { id, savedDocumentData } = useDocumentInfo()
  const updatedAt: unknown = savedDocumentData?.updatedAt
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const isChanging = useFormFields(
    ([{ email, password }]) => password !== undefined || (email !== undefined && email.value !== email.initialValue),
  )
  const savedAt = useRef(updatedAt)
  useEffect(() => {
    if (savedAt.current === updatedAt) return
    savedAt.current = updatedAt
    for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path })
    dispatch({ type: 'UPDATE', path: 'currentPassword', value: '', valid: true })
  }, [dispatch, updatedAt])

  return (
    <>
      {/* The page of one's own account leaves out the components beside the button. */}
      <KeepUnsaved />
      {id !== undefined && user?.id === id && isChanging && (
        <PasswordField
          autoComplete="current-password"
          field={{ name: 'currentPassword', label: staffText('Your current password') }}
          path="currentPassword"
        />
      )}
    </>
  )
}
