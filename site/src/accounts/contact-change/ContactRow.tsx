import type { Contact } from '@pravesh/shared/accounts/contact-change'
import type { UserInfo } from '@pravesh/shared/accounts/user-info'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { settingsWords } from '../settings/words/words.ts'
import { ChangeContact } from './ChangeContact.tsx'

interface ContactRowProps {
  contact: Contact
  user: UserInfo
  onOpen: () => void
  onChanged: (msg: string) => void
}

/** An address or number with a button that opens its form. */
export function ContactRow({ contact, user, onOpen, onChanged }: ContactRowProps) {
  const w = useWords(settingsWords).contact
  const of = w.of[contact]
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasCancelled = useRef(false)
  useEffect(() => {
    if (!isOpen && wasCancelled.current) opener.current?.focus()
    wasCancelled.current = false
  }, [isOpen])

  return (
    <div>
      <div className="contact-row">
        <p>
          <strong>{of.name}</strong> <span className="contact-value">{user[contact]}</span>
        </p>
        {!isOpen && (
          <button
            ref={opener}
            type="button"
            className="link-button"
            onClick={() => {
              setOpen(true)
              onOpen()
            }}
          >
            {w.change} <span className="visually-hidden">{of.changeWhat}</span>
          </button>
        )}
      </div>
      {isOpen && (
        <ChangeContact
          contact={contact}
          username={user.email}
          onCancel={() => {
            wasCancelled.current = true
            setOpen(false)
          }}
          onChanged={(msg) => {
            setOpen(false)
            onChanged(msg)
          }}
        />
      )}
    </div>
  )
}
