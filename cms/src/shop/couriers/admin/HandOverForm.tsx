'use client'

import { Button } from '@payloadcms/ui'
import type { ShipmentView } from '@pravesh/shared/shop/couriers/shipment-view'
import { courierStaffCalls, type HandOver, handOverSchema } from '@pravesh/shared/shop/couriers/staff-calls'
import { useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import type { SendShipment } from './use-shipment.ts'
import { shipmentWords } from './words.ts'

interface FormProps {
  view: ShipmentView
  busy: boolean
  send: SendShipment
}

type Problems = Partial<Record<keyof HandOver, string>>

/** Courier and tracking number of a parcel that staff hand over. */
export function HandOverForm({ view, busy, send }: FormProps) {
  const { courierName, awb, trackingUrl, expectedOn, bookings } = view
  const [typed, setTyped] = useState<HandOver>({ courierName, awb, trackingUrl, expectedOn })
  const [problems, setProblems] = useState<Problems>({})
  const form = useInvalidFocus<HTMLDivElement>(problems)
  const change = (part: Partial<HandOver>) => setTyped((before) => ({ ...before, ...part }))

  function save() {
    const parsed = handOverSchema.safeParse({ ...typed, trackingUrl: typed.trackingUrl.trim(), bookings })
    setProblems(Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []))
    if (parsed.success) void send(courierStaffCalls.handOver, parsed.data)
  }

  return (
    <div className="admin-form" ref={form}>
      <Field hint={shipmentWords.courierHint} label={shipmentWords.courierName} problem={problems.courierName}>
        {(field) => (
          <input
            {...field}
            onChange={(event) => change({ courierName: event.target.value })}
            value={typed.courierName}
          />
        )}
      </Field>
      <Field hint={shipmentWords.awbHint} label={shipmentWords.awb} problem={problems.awb}>
        {(field) => <input {...field} onChange={(event) => change({ awb: event.target.value })} value={typed.awb} />}
      </Field>
      <Field hint={shipmentWords.trackingHint} label={shipmentWords.trackingUrl} problem={problems.trackingUrl}>
        {(field) => (
          <input
            {...field}
            inputMode="url"
            onChange={(event) => change({ trackingUrl: event.target.value })}
            value={typed.trackingUrl}
          />
        )}
      </Field>
      <Field label={shipmentWords.expectedOn} problem={problems.expectedOn}>
        {(field) => (
          <input
            {...field}
            onChange={(event) => change({ expectedOn: event.target.value })}
            type="date"
            value={typed.expectedOn}
          />
        )}
      </Field>
      <Button buttonStyle="primary" margin={false} onClick={save}>
        {busy ? shipmentWords.busy : shipmentWords.save}
      </Button>
    </div>
  )
}
