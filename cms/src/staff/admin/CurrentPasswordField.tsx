'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * The current password, asked for while people change their own password or e-mail address. Empties all three password
 * fields after a save, since Payload's form would send them again with the next.
 */
export function CurrentPasswordField() {
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

  if (id === undefined || user?.id !== id || !isChanging) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label: 'Your current password' }}
      path="currentPassword"
    />
  )
}
