'use client'

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { may } from '../../staff/index.ts'
import { ReplaceForm } from './ReplaceForm.tsx'
import { receiptAdminWords as words } from './words.ts'

/** Replaces a receipt that has a mistake, for staff who may. */
export function ReplaceReceipt() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  const [open, setOpen] = useState(false)
  if (id === undefined || !data || data.replacedAt || !may(user, 'replace receipts')) return null
  return (
    <section aria-labelledby="replace-receipt" className="field-type admin-panel">
      <h2 id="replace-receipt">{words.heading}</h2>
      <p>{words.about}</p>
      {open ? (
        <ReplaceForm
          cancel={() => setOpen(false)}
          id={String(id)}
          printed={{ studentName: String(data.studentName ?? ''), description: String(data.description ?? '') }}
        />
      ) : (
        <div>
          <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </section>
  )
}
