'use client'

import { Button } from '@payloadcms/ui'
import { orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { useState } from 'react'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import type { PanelOrder } from './panel-order.ts'
import { returnWords } from './return-words.ts'

/** Asks the buyer for the parcel of a return, or corrects where it goes. */
export function AwaitReturn({ order }: { order: PanelOrder }) {
  const { busy, failure, send } = useStaffChange(orderStaffCalls.awaitReturn, order.id)
  const { text, type, forget } = useTyped(`orders/${order.id}/send-to`, order.returnSendTo ?? '')
  const [problem, setProblem] = useState('')
  const form = useInvalidFocus<HTMLDivElement>(problem)

  async function ask() {
    const sendTo = text.trim()
    setProblem(sendTo === '' ? returnWords.noSendTo : '')
    if (sendTo !== '' && (await send({ sendTo, revision: order.revision }))) forget()
  }

  return (
    <div aria-busy={busy} className="admin-form" ref={form}>
      <FailureAlert text={failure} />
      <Field hint={returnWords.sendToHint} label={returnWords.sendTo} problem={problem}>
        {(field) => (
          <textarea {...field} maxLength={1000} onChange={(event) => type(event.target.value)} rows={4} value={text} />
        )}
      </Field>
      <Button buttonStyle={order.returnSendTo ? 'secondary' : 'primary'} margin={false} onClick={() => void ask()}>
        {busy ? returnWords.busy : order.returnSendTo ? returnWords.sendAgain : returnWords.ask}
      </Button>
    </div>
  )
}
