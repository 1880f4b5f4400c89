'use client'

import { ConfirmPasswordField, Form, FormSubmit, HiddenField, PasswordField, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { useRefusedPassword } from './use-refused-password.ts'

interface InvitationFormProps {
  /** Addresses of the call and of the admin. */
  action: string
  admin: string
  token: string
  /** Label of the button. */
  submit: string
}

/** Shows the reason for a refused password until another one is typed. */
function RefusedPassword() {
  useRefusedPassword()
  return null
}

const empty = { initialValue: '', valid: false, value: '' }

/** Asks an invited person for a password, and opens the admin. */
export function InvitationForm({ action, admin, token, submit }: InvitationFormProps) {
  const { fetchFullUser } = useAuth()
  const router = useRouter()
  return (
    <Form
      action={action}
      initialState={{
        password: empty,
        'confirm-password': empty,
        token: { initialValue: token, valid: true, value: token },
      }}
      method="POST"
      onSuccess={async () => {
        await fetchFullUser()
        router.push(admin)
      }}
    >
      <RefusedPassword />
      <PasswordField
        autoComplete="new-password"
        field={{ name: 'password', label: staffText('New Password'), required: true }}
        path="password"
        schemaPath="staff.password"
      />
      <ConfirmPasswordField />
      <HiddenField path="token" schemaPath="staff.token" value={token} />
      <FormSubmit size="large">{submit}</FormSubmit>
    </Form>
  )
}
