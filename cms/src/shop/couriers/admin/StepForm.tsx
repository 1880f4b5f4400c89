'use client'

import { Button } from '@payloadcms/ui'
import { isBeforeDispatch, isShipmentOver, SHIPMENT_LABELS } from '@pravesh/shared/shop/couriers/shipment-status'
import type { ManualStep, ShipmentView } from '@pravesh/shared/shop/couriers/shipment-view'
import { courierStaffCalls } from '@pravesh/shared/shop/couriers/staff-calls'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import type { SendShipment } from './use-shipment.ts'
import { shipmentWords } from './words.ts'

interface FormProps {
  view: ShipmentView
  busy: boolean
  send: SendShipment
}

/** Enters the next step of a parcel after a confirmation, because steps cannot be taken back. */
export function StepForm({ view, busy, send }: FormProps) {
  const { status, actions } = view
  const [chosen, setChosen] = useState('')
  const [location, setLocation] = useState('')
  const [problem, setProblem] = useState('')
  const [confirming, setConfirming] = useState<ManualStep | null>(null)
  const form = useInvalidFocus<HTMLDivElement>(problem)

  function ask() {
    const step = actions.steps.find((each) => each === chosen) ?? null
    setProblem(step === null ? shipmentWords.noStep : '')
    setConfirming(step)
  }

  function confirm(to: ManualStep) {
    setConfirming(null)
    void send(courierStaffCalls.enterStep, { from: status, to, location })
  }

  return (
    <div className="admin-form" ref={form}>
      <h3>{shipmentWords.nextStep}</h3>
      <Field label={shipmentWords.step} problem={problem}>
        {(field) => (
          <select {...field} onChange={(event) => setChosen(event.target.value)} value={chosen}>
            <option value="">{shipmentWords.choose}</option>
            {actions.steps.map((step) => (
              <option key={step} value={step}>
                {staffText(SHIPMENT_LABELS[step])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field hint={shipmentWords.locationHint} label={shipmentWords.location}>
        {(field) => (
          <input {...field} maxLength={100} onChange={(event) => setLocation(event.target.value)} value={location} />
        )}
      </Field>
      <Button buttonStyle="primary" margin={false} onClick={ask}>
        {busy ? shipmentWords.busy : shipmentWords.enter}
      </Button>
      {confirming !== null && (
        <ConfirmDialog
          cancel={() => setConfirming(null)}
          cancelLabel={shipmentWords.cancel}
          confirm={() => confirm(confirming)}
          confirmLabel={shipmentWords.confirm}
          title={shipmentWords.confirmTitle(staffText(SHIPMENT_LABELS[confirming]))}
        >
          {isBeforeDispatch(status) && <p>{shipmentWords.dispatch}</p>}
          <p>{isShipmentOver(confirming) ? shipmentWords.final : shipmentWords.onwards}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
