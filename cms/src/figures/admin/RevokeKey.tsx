'use client'

import { Button } from '@payloadcms/ui'
import { figureCalls } from '@pravesh/shared/admissions/figures/wire'
import { useState } from 'react'
import { ConfirmDialog } from '../../admin-kit/form/ConfirmDialog.tsx'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { useStaffChange } from '../../admin-kit/form/use-staff-change.ts'
import { keyWords as words } from './key-words.ts'

export function RevokeKey({ id, name }: { id: string; name: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const { failure, send } = useStaffChange(figureCalls.revokeKey, id)
  return (
    <>
      <Button
        aria-label={`${words.revoke}: ${name}`}
        buttonStyle="secondary"
        margin={false}
        onClick={() => setIsAsking(true)}
        size="small"
      >
        {words.revoke}
      </Button>
      {failure && <FailureAlert text={failure} />}
      {isAsking && (
        <ConfirmDialog
          cancel={() => setIsAsking(false)}
          cancelLabel={words.cancel}
          confirm={() => {
            setIsAsking(false)
            void send({})
          }}
          confirmLabel={words.revoke}
          title={words.revokeTitle(name)}
        >
          <p>{words.revokeText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
