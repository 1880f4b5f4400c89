import { CODE } from '@pravesh/shared/accounts/codes'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { GuardianCode } from './GuardianCode.tsx'
import { GuardianForm, type GuardianTyped } from './GuardianForm.tsx'
import { callGuardian } from './guardian-api.ts'
import { guardianWords } from './words/words.ts'

interface GiveConsentProps {
  birthDate: string
  onClose: () => void
  onGiven: (msg: string) => void
}

const nothing: GuardianTyped = { name: '', relation: '', phone: '' }

/** Asks who the guardian is, and then for the code sent to their phone. */
export default function GiveConsent({ birthDate, onClose, onGiven }: GiveConsentProps) {
  const w = useWords(guardianWords).dialog
  const [typed, setTyped] = useState(nothing)
  const [resendFrom, setResendFrom] = useState(0)
  const [isEntering, setEntering] = useState(false)

  async function send(fields: GuardianTyped) {
    const reply = await callGuardian('sendGuardianCode', { ...fields, birthDate })
    if (reply.ok) {
      setTyped(fields)
      setResendFrom(Date.now() + CODE.resendSeconds * 1000)
      setEntering(true)
    }
    return reply
  }

  return createPortal(
    // React hands events of the dialog on to the form that opened it.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Modal id="give-consent" title={w.title} onClose={onClose}>
        {isEntering ? (
          <GuardianCode
            phone={typed.phone}
            resendFrom={resendFrom}
            onResend={() => send(typed)}
            confirm={(code) => callGuardian('confirmGuardian', { ...typed, birthDate, code })}
            onAnother={() => setEntering(false)}
            onGiven={onGiven}
          />
        ) : (
          <GuardianForm typed={typed} send={send} />
        )}
      </Modal>
    </div>,
    document.body,
  )
}
