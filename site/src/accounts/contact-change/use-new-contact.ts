import { CODE } from '@pravesh/shared/accounts/codes'
import type { Contact } from '@pravesh/shared/accounts/contact-change'
import { useState } from 'react'
import { callAccount } from '../account-api.ts'

/** The new address or number, and the password, which another code asks for again. */
export interface NewContact {
  to: string
  password: string
}

const nothing: NewContact = { to: '', password: '' }

/** Sends codes to a new e-mail address or phone, and keeps what was typed. */
export function useNewContact(contact: Contact) {
  const [typed, setTyped] = useState(nothing)
  const [resendFrom, setResendFrom] = useState(0)

  async function send({ to, password }: NewContact = typed) {
    const reply =
      contact === 'email'
        ? await callAccount('sendNewEmailCode', { fields: { email: to, password } })
        : await callAccount('sendNewPhoneCode', { fields: { phone: to, password } })
    if (reply.ok) {
      setTyped({ to, password })
      setResendFrom(Date.now() + CODE.resendSeconds * 1000)
    }
    return reply
  }

  function confirm(code: string) {
    const { to } = typed
    return contact === 'email'
      ? callAccount('changeEmail', { fields: { email: to, code } })
      : callAccount('changePhone', { fields: { phone: to, code } })
  }

  return { typed, resendFrom, send, confirm }
}
