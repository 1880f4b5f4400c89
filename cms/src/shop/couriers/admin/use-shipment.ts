'use client'

import { toast } from '@payloadcms/ui'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import type { ShipmentView } from '@pravesh/shared/shop/couriers/shipment-view'
import { courierStaffCalls } from '@pravesh/shared/shop/couriers/staff-calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'

const SHOWN_MS = 1200

interface Loaded {
  view: ShipmentView | null
  problem: string
}

export type SendShipment = (call: WireCall, body?: object) => Promise<void>

/** A shipment, and the calls that change it. */
export function useShipment(id: string) {
  const [{ view, problem }, setLoaded] = useState<Loaded>({ view: null, problem: '' })
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)

  const load = useCallback(async () => {
    const { ok, msg, result } = await callPortal<ShipmentView>(courierStaffCalls.viewShipment, { id })
    setLoaded((before) => (ok && result ? { view: result, problem: '' } : { ...before, problem: msg }))
  }, [id])
  useEffect(() => void load(), [load])

  /** What staff typed stays in the form when a call fails. */
  const send: SendShipment = async (call, body) => {
    // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const { ok, msg } = await callPortal(call, { id, body })
    if (ok) {
      toast.success(msg)
      // Reload, because the page shows the state in several places.
      setTimeout(() => location.reload(), SHOWN_MS)
      return
    }
    await load()
    isSending.current = false
    setBusy(false)
    setLoaded((before) => ({ ...before, problem: msg }))
  }

  return { view, problem, busy, send, load }
}
