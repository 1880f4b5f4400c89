import { zodResolver } from '@hookform/resolvers/zod'
import { deletionRequestSchema } from '@pravesh/shared/accounts/personal-data'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formOptions } from '../../forms/form-options.ts'
import { useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { useStore } from '../../forms/use-store.ts'
import { callAccount } from '../account-api.ts'
import { session } from '../sessions/session-store.ts'
import { settingsWords } from '../settings/words/words.ts'

/** A button with a confirmation dialog, which asks for the password to prove that the owner makes the request. */
export function RequestDeletion({ onDone }: { onDone: (msg: string) => void }) {
  const w = useWords(settingsWords).deletion
  const [isOpen, setOpen] = useState(false)
  // A dialog would cover the notice with the link to the login page.
  const isSessionOver = useStore(session).status === 'ended'
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(deletionRequestSchema),
    defaultValues: { password: '' },
  })

  async function send(fields: { password: string }) {
    const reply = await callAccount('requestDeletion', { fields })
    if (!reply.ok) return reply
    setOpen(false)
    onDone(reply.msg)
    return reply
  }

  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {w.button}
      </button>
      {isOpen && !isSessionOver && (
        <Modal id="ask-deletion" title={w.dialog} onClose={() => setOpen(false)}>
          <p>{w.confirm}</p>
          <TaskForm
            id="ask-deletion"
            form={form}
            fields={['password']}
            send={send}
            submit={w.submit}
            sending={w.sending}
          >
            <PasswordField name="password" label={w.password} autoComplete="current-password" />
          </TaskForm>
        </Modal>
      )}
    </>
  )
}
