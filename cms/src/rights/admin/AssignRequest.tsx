'use client'

import { Button, useAuth } from '@payloadcms/ui'
import { rightStaffCalls } from '@pravesh/shared/rights/calls'
import type { DeskRequest } from '@pravesh/shared/rights/desk'
import { useState } from 'react'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../admin-kit/form/Field.tsx'
import { useStaffChange } from '../../admin-kit/form/use-staff-change.ts'
import { rightsAdminWords as words } from './words.ts'

/** Takes a request, hands it to a colleague, or puts it back for all. */
export function AssignRequest({ id, request }: { id: string; request: DeskRequest }) {
  const { user } = useAuth()
  const { assigned, colleagues, revision } = request
  const [chosen, setChosen] = useState(assigned?.id ?? '')
  const { busy, failure, send } = useStaffChange(rightStaffCalls.assign, id)
  const own = user === null ? '' : String(user?.id)
  return (
    <div aria-busy={busy} className="admin-form">
      <FailureAlert text={failure} />
      <Field hint="" label={words.assign} problem="">
        {(field) => (
          <select {...field} onChange={(event) => setChosen(event.target.value)} value={chosen}>
            <option value="">{words.noOne}</option>
            {colleagues.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="admin-form__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => void send({ staffId: chosen || null, revision })}>
          {words.save}
        </Button>
        {assigned?.id !== own && (
          <Button buttonStyle="secondary" margin={false} onClick={() => void send({ staffId: own, revision })}>
            {words.take}
          </Button>
        )}
      </div>
    </div>
  )
}
