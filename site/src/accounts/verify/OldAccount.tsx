import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EmailField } from '../../forms/EmailField.tsx'
import { formOptions } from '../../forms/form-options.ts'
import { usePaths, useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { keepNext } from '../../lib/return-path.ts'
import { callAccount } from '../account-api.ts'
import { laterRules } from '../later-rules.ts'
import { accountsWords } from '../words/words.ts'

const rules = laterRules<{ email: string }>(({ emailOnly }) => emailOnly)

/** Asks for the e-mail address of an account on the former site and opens its verification page. (spec 1, 4) */
export function OldAccount() {
  const w = useWords(accountsWords).verify.old
  const paths = usePaths()
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  const form = useForm({ ...formOptions, resolver: rules, defaultValues: { email: '' } })

  async function send(fields: { email: string }) {
    const reply = await callAccount('verifyOldAccount', { fields })
    const { userID } = reply.result
    if (!reply.ok || userID === undefined) return { ...reply, ok: false }
    setDone(true)
    location.assign(keepNext(paths.verifyAccount(userID), location))
    return reply
  }

  return (
    <>
      <button type="button" className="link-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {w.open}
      </button>
      {isOpen && (
        <Modal id="old-account" title={w.title} onClose={() => setOpen(false)}>
          <p>{w.text}</p>
          <TaskForm
            id="old-account"
            form={form}
            fields={['email']}
            send={send}
            submit={w.submit}
            sending={w.sending}
            done={done}
          >
            <EmailField name="email" label={w.email} />
          </TaskForm>
        </Modal>
      )}
    </>
  )
}
