import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { DomainOf } from '@pravesh/shared/platform/wire-table'
import { courierCalls, serviceabilityTable } from '@pravesh/shared/shop/couriers/wire'
import { callApi } from '../../lib/api.ts'

/** Whether a courier delivers to a PIN code; `days` is its estimate. */
export type Service = DomainOf<typeof serviceabilityTable.fields>

const UNKNOWN: Service = { state: 'unknown', days: null }

/** Unknown without an answer: the order may be placed all the same. */
export async function fetchService(pin: string, signal: AbortSignal): Promise<Service> {
  const { method } = courierCalls.serviceability
  const path = callAddress(courierCalls.serviceability, { pin })
  const { ok, body } = await callApi({ method, path, offline: '', signal })
  return ok ? (serviceabilityTable.fromWire.safeParse(body.result).data ?? UNKNOWN) : UNKNOWN
}
