'use client'

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { staffAccountCalls } from '@pravesh/shared/accounts/staff-accounts'
import { useState } from 'react'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { useStaffChange } from '../../admin-kit/form/use-staff-change.ts'
import { istTime } from '../../foundation/formats.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import type { Staff } from '../../payload-types.ts'
import { mustChooseOwnPassword } from '../passwords/must-choose-own-password.ts'
import { may } from '../permissions/access.ts'
import { accountState } from '../state/account-state.ts'
import { DeactivateDialog } from './DeactivateDialog.tsx'
import { stateText } from './state-text.ts'
import { staffAdminWords } from './words.ts'

const words = partOf(() => staffAdminWords.panel)

/** State of an account, and what administrators can do about it. */
export function AccountPanel() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined) return <p className="field-type">{words.newAccount}</p>
  // Payload's type of the saved record is not generic over the collection.
  const staff = { ...savedDocumentData, id: String(id) } as Staff
  return (
    <section aria-label={words.heading} className="admin-panel field-type">
      <p>
        <strong>{stateText(staff, new Date())}</strong>
      </p>
      <p>{staff.lastSignInAt ? words.lastSignIn(istTime(staff.lastSignInAt)) : words.noSignIn}</p>
      {mustChooseOwnPassword(staff) && <p>{staffAdminWords.state.known}</p>}
      {may(user, 'give roles') && user?.id !== id && <AccountActions staff={staff} />}
    </section>
  )
}

function AccountActions({ staff }: { staff: Staff }) {
  const state = accountState(staff, new Date())
  if (state === 'deactivated') return <Reactivate id={staff.id} />
  return (
    <>
      {state !== 'active' && <InviteAgain id={staff.id} />}
      <Deactivate staff={staff} />
    </>
  )
}

function InviteAgain({ id }: { id: string }) {
  const { busy, failure, send } = useStaffChange(staffAccountCalls.invite, id)
  return (
    <>
      <p>{words.arrives}</p>
      <FailureAlert text={failure} />
      <Button buttonStyle="secondary" margin={false} onClick={() => void send({})}>
        {busy ? words.busy : words.invite}
      </Button>
    </>
  )
}

function Reactivate({ id }: { id: string }) {
  const { busy, failure, send } = useStaffChange(staffAccountCalls.reactivate, id)
  return (
    <>
      <FailureAlert text={failure} />
      <Button buttonStyle="secondary" margin={false} onClick={() => void send({})}>
        {busy ? words.busy : words.reactivate}
      </Button>
    </>
  )
}

function Deactivate({ staff: { id, name } }: { staff: Staff }) {
  const { busy, failure, setFailure, send } = useStaffChange(staffAccountCalls.deactivate, id)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FailureAlert text={failure} />
      <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)}>
        {busy ? words.busy : words.deactivate}
      </Button>
      {isOpen && (
        <DeactivateDialog
          cancel={() => setOpen(false)}
          confirm={(handOverTo) => {
            setOpen(false)
            void send({ handOverTo })
          }}
          fail={(text) => {
            setOpen(false)
            setFailure(text)
          }}
          id={id}
          name={name}
        />
      )}
    </>
  )
}
