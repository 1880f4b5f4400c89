import type { Contact } from '@pravesh/shared/accounts/contact-change'
import { useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { settingsWords } from '../settings/words/words.ts'
import { NewContactCode } from './NewContactCode.tsx'
import { NewContactForm } from './NewContactForm.tsx'
import { useNewContact } from './use-new-contact.ts'

interface ChangeContactProps {
  contact: Contact
  /** Lets password managers match the password to the account. */
  username: string
  onCancel: () => void
  onChanged: (msg: string) => void
}

/** Asks for the new address or number and the password, and then for the code sent to it. */
export function ChangeContact({ contact, username, onCancel, onChanged }: ChangeContactProps) {
  const w = useWords(settingsWords).contact
  const change = useNewContact(contact)
  const [isEntering, setEntering] = useState(false)
  const id = `${contact}-change`
  return (
    <section className="contact-change" aria-labelledby={id}>
      <h3 id={id}>{w.of[contact].heading}</h3>
      {isEntering ? (
        <NewContactCode contact={contact} change={change} onAnother={() => setEntering(false)} onChanged={onChanged} />
      ) : (
        <NewContactForm contact={contact} username={username} change={change} onSent={() => setEntering(true)} />
      )}
      <p>
        <button type="button" className="link-button" onClick={onCancel}>
          {w.cancel}
        </button>
      </p>
    </section>
  )
}
