'use client'

import './hold.css'
import { Button } from '@payloadcms/ui'
import { queueCalls } from '@pravesh/shared/admissions/status/queue-calls'
import { type FormEvent, useId, useState } from 'react'
import { callPortal } from '../../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../../admin-kit/form/FailureAlert.tsx'
import { reviewWords } from '../words.ts'

interface HandOverProps {
  id: string
  colleagues: readonly { id: string; name: string }[]
  onDone: (msg: string) => void
}

/** Chooses the colleague who goes on with the application. */
export function HandOver({ id, colleagues, onDone }: HandOverProps) {
  const { work: words } = reviewWords
  const field = useId()
  const [isOpen, setOpen] = useState(false)
  const [to, setTo] = useState('')
  const [failure, setFailure] = useState('')

  async function send(event: FormEvent) {
    event.preventDefault()
    const { ok, msg } = await callPortal(queueCalls.handOver, { id, body: { to } })
    setFailure(ok ? '' : msg)
    if (ok) onDone(msg)
  }

  return (
    <>
      <Button
        buttonStyle="secondary"
        extraButtonProps={{ 'aria-expanded': isOpen }}
        margin={false}
        onClick={() => setOpen(!isOpen)}
        size="small"
      >
        {words.handOver}
      </Button>
      {isOpen && (
        <form className="review-hold__form" noValidate onSubmit={(event) => void send(event)}>
          <label htmlFor={field}>{words.handOverTo}</label>
          <select id={field} onChange={({ target }) => setTo(target.value)} value={to}>
            <option value="">{words.choose}</option>
            {colleagues.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.name}
              </option>
            ))}
          </select>
          <Button margin={false} size="small" type="submit">
            {words.handOver}
          </Button>
          <FailureAlert text={failure} />
        </form>
      )}
    </>
  )
}
