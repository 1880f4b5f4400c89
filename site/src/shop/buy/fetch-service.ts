import { callAddress } from '@pravesh/shared/platform/wire-call'
import { courierCalls } from '@pravesh/shared/shop/couriers/wire'
import * as z from 'zod/mini'
import { callApi } from '../../lib/api.ts'

/** Whether a courier delivers to a PIN code; `days` is its estimate. */
export type Service = { state: 'served'; days: number | null } | { state: 'notServed' } | { state: 'unknown' }

const UNKNOWN: Service = { state: 'unknown' }

const schema: z.ZodMiniType<Service> = z.discriminatedUnion('state', [
  z.object({ state: z.literal('served'), days: z.nullable(z.number()) }),
  z.object({ state: z.literal('notServed') }),
  z.object({ state: z.literal('unknown') }),
])

/** Unknown without an answer: the order may be placed all the same. */
export async function fetchService(pin: string, signal: AbortSignal): Promise<Service> {
  const { method } = courierCalls.serviceability
  const path = callAddress(courierCalls.serviceability, { pin })
  const { ok, body } = await callApi({ method, path, offline: '', signal })
  return ok ? (schema.safeParse(body.result).data ?? UNKNOWN) : UNKNOWN
}
