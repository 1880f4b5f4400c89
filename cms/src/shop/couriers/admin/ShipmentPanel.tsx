'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { ParcelActions } from './ParcelActions.tsx'
import { ParcelSteps } from './ParcelSteps.tsx'
import { useShipment } from './use-shipment.ts'
import { shipmentWords } from './words.ts'

/** The parcel of an order with its steps and, for staff with the permission, what they can do with it. */
export function ShipmentPanel() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <Panel id={String(id)} />
}

function Panel({ id }: { id: string }) {
  const { view, problem, busy, send, load } = useShipment(id)
  return (
    <section aria-busy={busy} aria-labelledby="shipment-heading" className="admin-panel">
      <h2 id="shipment-heading">{shipmentWords.heading}</h2>
      <FailureAlert text={problem} />
      {view === null ? (
        problem === '' ? (
          <p role="status">{shipmentWords.loading}</p>
        ) : (
          <Button buttonStyle="secondary" margin={false} onClick={() => void load()}>
            {shipmentWords.tryAgain}
          </Button>
        )
      ) : (
        <>
          <ParcelSteps view={view} />
          {/* Keyed by the state, so that a form never belongs to an earlier one. */}
          {view.mayShip && <ParcelActions busy={busy} key={`${view.status}/${view.awb}`} send={send} view={view} />}
        </>
      )}
    </section>
  )
}
