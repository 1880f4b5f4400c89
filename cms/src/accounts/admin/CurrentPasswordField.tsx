'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** The current password, asked for while somebody changes their own password or e-mail address. */
export function CurrentPasswordField() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isChanging = useFormFields(
    ([{ email, password }]) => password !== undefined || (email !== undefined && email.value !== email.initialValue),
  )
  if (id === undefined || user?.id !== id || !isChanging) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{
        name: 'currentPassword',
        label: 'Your current password',
        required: true,
        admin: { description: 'Needed to change your password or e-mail address.' },
      }}
      path="currentPassword"
    />
  )
}
