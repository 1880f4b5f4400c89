'use client'

import { Button } from '@payloadcms/ui'
import type { Contact } from '@pravesh/shared/accounts/contact-change'
import { contactStaffCalls } from '@pravesh/shared/accounts/contact-staff-calls'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../admin-kit/form/ConfirmDialog.tsx'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { ReasonBox } from '../../admin-kit/form/ReasonBox.tsx'
import { useInvalidFocus } from '../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../admin-kit/form/use-staff-change.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { accountAdminWords } from './words.ts'

const words = partOf(() => accountAdminWords.restore)

interface RestoreContactProps {
  /** Of the change that replaced the earlier address or number. */
  id: string
  contact: Contact
  earlier: string
  present: string
}

/** Puts an earlier e-mail address or phone back: asks for the reason, then says what follows. */
export function RestoreContact(props: RestoreContactProps) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <RestoreForm {...props} cancel={() => setOpen(false)} />
  ) : (
    <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)} size="small">
      {words.open(props.earlier)}
    </Button>
  )
}

function RestoreForm({ id, contact, earlier, present, cancel }: RestoreContactProps & { cancel: () => void }) {
  const { busy, failure, send } = useStaffChange(contactStaffCalls.restore, id)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [asks, setAsks] = useState(false)
  const form = useInvalidFocus<HTMLDivElement>(problem)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form])

  function ask() {
    const missing = reason.trim() === ''
    setProblem(missing ? words.noReason : '')
    if (!missing) setAsks(true)
  }

  return (
    <div aria-busy={busy} className="admin-form" ref={form}>
      <FailureAlert text={failure} />
      <ReasonBox change={setReason} hint={words.hint} label={words.reason} problem={problem} reason={reason} />
      <div className="admin-form__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={cancel}>
          {words.cancel}
        </Button>
        <Button buttonStyle="primary" margin={false} onClick={ask}>
          {busy ? words.busy : words.send}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          cancel={() => setAsks(false)}
          cancelLabel={words.keep}
          confirm={() => {
            setAsks(false)
            void send({ reason: reason.trim(), present })
          }}
          confirmLabel={words.confirm}
          title={words.title(earlier)}
        >
          <p>{words.effect[contact](earlier, present)}</p>
          <p>{words.sessions}</p>
          <p>{words.notices[contact]}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
