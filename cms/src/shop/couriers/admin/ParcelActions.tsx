'use client'

import { Button } from '@payloadcms/ui'
import { isBeforeDispatch } from '@pravesh/shared/shop/couriers/shipment-status'
import type { ShipmentView } from '@pravesh/shared/shop/couriers/shipment-view'
import { courierStaffCalls } from '@pravesh/shared/shop/couriers/staff-calls'
import { ConfirmedButton } from '../../../admin-kit/form/ConfirmedButton.tsx'
import { ConfirmParcel } from './ConfirmParcel.tsx'
import { HandOverForm } from './HandOverForm.tsx'
import { StepForm } from './StepForm.tsx'
import type { SendShipment } from './use-shipment.ts'
import { shipmentWords } from './words.ts'

interface ActionsProps {
  view: ShipmentView
  busy: boolean
  send: SendShipment
}

/** What staff can do with the parcel now. */
export function ParcelActions({ view, busy, send }: ActionsProps) {
  const { handOver, steps, shipByHand, retry, confirm } = view.actions
  const isHandedOver = view.awb !== ''
  const byHand = () => void send(courierStaffCalls.shipByHand)
  return (
    <>
      {confirm && <ConfirmParcel busy={busy} send={send} />}
      {steps.length > 0 && <StepForm busy={busy} send={send} view={view} />}
      {handOver &&
        (isHandedOver ? (
          <details>
            <summary>{shipmentWords.correct}</summary>
            <HandOverForm busy={busy} send={send} view={view} />
          </details>
        ) : (
          <>
            <h3>{shipmentWords.handOver}</h3>
            <HandOverForm busy={busy} send={send} view={view} />
          </>
        ))}
      <div className="admin-form__buttons">
        {retry && (
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => void send(courierStaffCalls.retryShipment)}
            size="small"
          >
            {busy ? shipmentWords.busy : shipmentWords.retry}
          </Button>
        )}
        {shipByHand &&
          (isBeforeDispatch(view.status) ? (
            <ConfirmedButton
              cancelLabel={shipmentWords.cancel}
              confirm={byHand}
              confirmLabel={shipmentWords.byHandConfirm}
              label={shipmentWords.byHand}
              size="small"
              title={shipmentWords.byHandTitle}
            >
              <p>{shipmentWords.byHandText}</p>
            </ConfirmedButton>
          ) : (
            // A parcel that the courier has cancelled has nothing to take back.
            <Button buttonStyle="secondary" margin={false} onClick={byHand} size="small">
              {shipmentWords.byHand}
            </Button>
          ))}
      </div>
    </>
  )
}
