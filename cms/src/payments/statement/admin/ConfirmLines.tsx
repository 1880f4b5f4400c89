'use client'

import { Button, toast, useListQuery, useSelection } from '@payloadcms/ui'
import { type ConfirmReport, statementCalls } from '@pravesh/shared/payments/statement/staff-calls'
import { useRouter } from 'next/navigation.js'
import { useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import type { BankLine } from '../../../payload-types.ts'
import { statementWords } from './words.ts'

/** Confirms the proposed matches of the ticked lines, and says which were refused. */
export function ConfirmLines() {
  const router = useRouter()
  const { selectedIDs } = useSelection()
  const { data } = useListQuery()
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [refused, setRefused] = useState<string[]>([])
  // Payload types the rows of every list alike; these are of `bank-lines`.
  const rows = (data?.docs ?? []) as BankLine[]
  const chosen = rows.filter(({ id }) => selectedIDs.includes(id))
  if (chosen.length === 0 && refused.length === 0 && failure === '') return null

  async function confirm() {
    // Ignores double clicks.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const body = { ids: chosen.map(({ id }) => id) }
    const { ok, msg, result } = await callPortal<ConfirmReport>(statementCalls.confirmMany, { body })
    isSending.current = false
    setBusy(false)
    setFailure(ok ? '' : msg)
    setRefused((result?.results ?? []).filter((each) => each.msg !== '').map(textOf))
    if (!ok) return
    toast.success(msg)
    router.refresh()
  }

  const textOf = ({ id, msg }: ConfirmReport['results'][number]) =>
    `${rows.find((row) => row.id === id)?.narration ?? id}: ${msg}`

  return (
    <section aria-label={statementWords.several(chosen.length)} className="admin-panel">
      <FailureAlert text={failure} />
      {chosen.length > 0 && (
        <Button buttonStyle="primary" margin={false} onClick={() => void confirm()}>
          {busy ? statementWords.busy : statementWords.confirmMany(chosen.length)}
        </Button>
      )}
      {refused.length > 0 && (
        <div role="status">
          <p>{statementWords.refused}</p>
          <ul>
            {refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
