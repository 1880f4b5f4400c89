import { zodResolver } from '@hookform/resolvers/zod'
import { deletionRequestSchema } from '@pravesh/shared/accounts/personal-data'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '../../forms/Alert.tsx'
import { formOptions } from '../../forms/form-options.ts'
import { Modal } from '../../forms/Modal.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { formatDay } from '../../lib/dates.ts'
import { callAccount } from '../account-api.ts'
import { Card } from './Card.tsx'
import { words } from './words.ts'

const w = words.deletion

/** Asks staff to delete the account; the password says that it is really its owner. */
export function Deletion({ askedAt }: { askedAt: string | null }) {
  const [isOpen, setOpen] = useState(false)
  const [told, setTold] = useState(askedAt === null ? '' : w.asked(formatDay(askedAt)))
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(deletionRequestSchema),
    defaultValues: { password: '' },
  })

  async function send(fields: { password: string }) {
    const reply = await callAccount('requestDeletion', { fields })
    if (!reply.ok) return reply
    setTold(reply.msg)
    setOpen(false)
    return reply
  }

  return (
    <Card id="deletion-title" title={w.title} text={w.text}>
      {told ? (
        <Alert tone="good">{told}</Alert>
      ) : (
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {w.button}
        </button>
      )}
      {isOpen && (
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
    </Card>
  )
}
