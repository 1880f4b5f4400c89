'use client'

import { Button, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { summaryOf } from '@pravesh/shared/shop/orders/lines'
import { useEffect } from 'react'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { OrderLines } from '../../lines/OrderLines.tsx'
import { ParcelActions } from './ParcelActions.tsx'
import { ParcelFacts } from './ParcelFacts.tsx'
import { ParcelSteps } from './ParcelSteps.tsx'
import { useShipment } from './use-shipment.ts'
import { shipmentWords } from './words.ts'

/** The parcel of an order with its books and steps and, for staff with the permission, what they can do with it. */
export function ShipmentPanel() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <Panel id={String(id)} />
}

function Panel({ id }: { id: string }) {
  const { view, problem, busy, send, load } = useShipment(id)
  const { setDocumentTitle } = useDocumentTitle()
  // Payload titles a record by one of its own fields, and a parcel has no books.
  const title = view === null ? '' : shipmentWords.title(summaryOf(view.books), view.buyer)
  useEffect(() => {
    if (title !== '') setDocumentTitle(title)
  }, [setDocumentTitle, title])
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
          <h3>{shipmentWords.content}</h3>
          <OrderLines lines={view.books} />
          <ParcelSteps view={view} />
          {/* Keyed by the state, so that a form never belongs to an earlier one. */}
          {view.mayShip && <ParcelActions busy={busy} key={`${view.status}/${view.awb}`} send={send} view={view} />}
          <ParcelFacts view={view} />
        </>
      )}
    </section>
  )
}
