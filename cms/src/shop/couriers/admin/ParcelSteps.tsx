'use client'

import { isBeforeDispatch } from '@pravesh/shared/shop/couriers/shipment-status'
import type { ShipmentView } from '@pravesh/shared/shop/couriers/shipment-view'
import { istDay, istTime } from '../../../foundation/formats.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { shipmentWords } from './words.ts'

/** Where the parcel goes and where it is. */
export function ParcelSteps({ view }: { view: ShipmentView }) {
  const { status, state, note, bookings, courierName, awb, trackingUrl, labelUrl, expectedOn, activities, address } =
    view
  return (
    <>
      <p role="status">
        <strong>{staffText(state)}</strong>
        {awb !== '' && ` · ${shipmentWords.sent(courierName, awb)}`}
        {expectedOn !== '' && `. ${shipmentWords.expected(istDay(expectedOn))}`}
      </p>
      {note !== '' && <p className="admin-error">{note}</p>}
      {bookings > 1 && isBeforeDispatch(status) && <p>{shipmentWords.bookedAgain}</p>}
      <h3>{shipmentWords.address}</h3>
      <address>
        {address.map((line) => (
          <span key={line} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
      </address>
      {labelUrl !== '' && (
        <a href={labelUrl} rel="noreferrer" target="_blank">
          {shipmentWords.label}
        </a>
      )}
      {trackingUrl !== '' && (
        <a href={trackingUrl} rel="noreferrer" target="_blank">
          {shipmentWords.tracking}
        </a>
      )}
      <h3>{shipmentWords.steps}</h3>
      {activities.length === 0 ? (
        <p>{shipmentWords.noSteps}</p>
      ) : (
        <ol className="admin-entries">
          {activities.map(({ at, activity, location }) => (
            <li className="admin-entries__item" key={`${at} ${activity}`}>
              <strong>{staffText(activity)}</strong>
              <span>{[location, istTime(at)].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
