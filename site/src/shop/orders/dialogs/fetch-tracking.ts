import { callAddress, type WireCall } from '@pravesh/shared/platform/wire-call'
import type { DomainOf } from '@pravesh/shared/platform/wire-table'
import { courierCalls, trackingTable, trackNames } from '@pravesh/shared/shop/couriers/wire'
import * as z from 'zod/mini'
import { offlineText } from '../../../forms/offline-text.ts'
import { type ApiReply, callApi } from '../../../lib/api.ts'

export type Tracking = DomainOf<typeof trackingTable.fields>

const loginResult = z.object({ token: z.string() })
const trackResult = z.object({ tracking_data: trackingTable.fromWire })

/** The steps of a parcel, or why they cannot be loaded. The token is the portal's own and works for own parcels only. */
export async function fetchTracking(awb: string): Promise<{ tracking: Tracking } | { msg: string }> {
  const login = await call(courierCalls.courierLogin)
  if (!login.ok) return login
  const { token } = loginResult.parse(login.body.result)
  const reply = await call(courierCalls.trackShipment, { [trackNames.token]: token, [trackNames.awb]: awb })
  return reply.ok ? { tracking: trackResult.parse(reply.body.result).tracking_data } : reply
}

function call(wireCall: WireCall, body?: Record<string, unknown>): Promise<ApiReply> {
  const offline = offlineText({ hasForm: false })
  return callApi({ method: wireCall.method, path: callAddress(wireCall), ...(body && { body }), offline })
}
