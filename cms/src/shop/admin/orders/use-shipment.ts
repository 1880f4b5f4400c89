'use client'

import { SHIPMENT_LABELS, SHIPMENT_STATUSES } from '@pravesh/shared/shop/couriers/shipment-status'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { staffText } from '../../../foundation/languages/staff-text.ts'

const reply = z.object({ docs: z.array(z.object({ id: z.string(), status: z.enum(SHIPMENT_STATUSES) })) })

interface ShownShipment {
  id: string
  /** Its state, as text. */
  state: string
}

/** The parcel of an order; null until it is loaded, and for an order without one. */
export function useShipment(orderId: string): ShownShipment | null {
  const [shipment, setShipment] = useState<ShownShipment | null>(null)
  useEffect(() => {
    const query = new URLSearchParams({ 'where[orderId][equals]': orderId, limit: '1', depth: '0' })
    void fetch(`/api/shipments?${query}`, { credentials: 'include' })
      .then(async (response) => reply.safeParse(await response.json()).data?.docs[0])
      // Without the parcel the panel lacks two links, and is still useful.
      .catch(() => undefined)
      .then((found) => setShipment(found ? { id: found.id, state: staffText(SHIPMENT_LABELS[found.status]) } : null))
  }, [orderId])
  return shipment
}
