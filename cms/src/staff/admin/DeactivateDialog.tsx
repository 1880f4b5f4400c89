'use client'

import { type Departure, staffAccountCalls } from '@pravesh/shared/accounts/staff-accounts'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../admin-kit/form/ConfirmDialog.tsx'
import { callPortal } from '../../admin-kit/form/call-portal.ts'
import { Field } from '../../admin-kit/form/Field.tsx'
import { formatList } from '../../foundation/formats.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { staffAdminWords } from './words.ts'

const words = partOf(() => staffAdminWords.deactivate)

interface DeactivateDialogProps {
  id: string
  name: string
  /** With the id of who takes the assigned work over; null puts it back for all. */
  confirm: (handOverTo: string | null) => void
  cancel: () => void
  /** What is assigned could not be loaded. */
  fail: (text: string) => void
}

/** Says what a deactivation does, and asks who takes the assigned work over. Opens once that is known. */
export function DeactivateDialog({ id, name, confirm, cancel, fail }: DeactivateDialogProps) {
  const [departure, setDeparture] = useState<Departure | null>(null)
  const [heir, setHeir] = useState('')
  const failed = useRef(fail)
  useEffect(() => {
    void callPortal<Departure>(staffAccountCalls.departure, { id }).then(({ ok, msg, result }) => {
      if (ok && result) setDeparture(result)
      else failed.current(msg)
    })
  }, [id])
  if (departure === null) return null
  const { assigned, colleagues } = departure
  return (
    <ConfirmDialog
      cancel={cancel}
      cancelLabel={words.cancel}
      confirm={() => confirm(heir === '' ? null : heir)}
      confirmLabel={words.confirm}
      title={words.title(name)}
    >
      <p>{words.effect}</p>
      <p>{assigned.length === 0 ? words.nothing : words.assigned(formatList(assigned))}</p>
      {assigned.length > 0 && (
        <Field hint={words.heirHint} label={words.heir}>
          {(field) => (
            <select {...field} onChange={(event) => setHeir(event.target.value)} value={heir}>
              <option value="">{words.noHeir}</option>
              {colleagues.map((colleague) => (
                <option key={colleague.id} value={colleague.id}>
                  {colleague.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}
