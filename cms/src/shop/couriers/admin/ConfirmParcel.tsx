'use client'

import { Button } from '@payloadcms/ui'
import { courierStaffCalls, orderIdSchema } from '@pravesh/shared/shop/couriers/staff-calls'
import { useState } from 'react'
import { ConfirmedButton } from '../../../admin-kit/form/ConfirmedButton.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import type { SendShipment } from './use-shipment.ts'
import { shipmentWords } from './words.ts'

/** For a parcel that the courier did not confirm: its id there, or a new creation. */
export function ConfirmParcel({ busy, send }: { busy: boolean; send: SendShipment }) {
  const [typed, setTyped] = useState('')
  const [problems, setProblems] = useState({ courierOrderId: '' })
  const form = useInvalidFocus<HTMLDivElement>(problems)

  function save() {
    const parsed = orderIdSchema.safeParse({ courierOrderId: typed })
    setProblems({ courierOrderId: parsed.error?.issues[0]?.message ?? '' })
    if (parsed.success) void send(courierStaffCalls.enterOrderId, parsed.data)
  }

  return (
    <div className="admin-form" ref={form}>
      <Field hint={shipmentWords.orderIdHint} label={shipmentWords.orderId} problem={problems.courierOrderId}>
        {(field) => (
          <input {...field} inputMode="numeric" onChange={(event) => setTyped(event.target.value)} value={typed} />
        )}
      </Field>
      <div className="admin-form__buttons">
        <Button buttonStyle="primary" margin={false} onClick={save}>
          {busy ? shipmentWords.busy : shipmentWords.saveOrderId}
        </Button>
        <ConfirmedButton
          cancelLabel={shipmentWords.cancel}
          confirm={() => void send(courierStaffCalls.createAgain)}
          confirmLabel={shipmentWords.createAgainConfirm}
          label={shipmentWords.createAgain}
          title={shipmentWords.createAgainTitle}
        >
          <p>{shipmentWords.createAgainText}</p>
        </ConfirmedButton>
      </div>
    </div>
  )
}
