import { callAddress } from '@pravesh/shared/platform/wire-call'
import { courierCalls } from '@pravesh/shared/shop/couriers/wire'
import * as z from 'zod/mini'
import { callApi } from '../../lib/api.ts'

const schema = z.object({
  state: z.enum(['served', 'notServed', 'unknown']),
  /** The courier's estimate. */
  days: z.optional(z.nullable(z.number())),
})
/** Whether a courier delivers to a PIN code. */
export type Service = z.infer<typeof schema>

const UNKNOWN: Service = { state: 'unknown' }

/** Unknown without an answer: the order may be placed all the same. */
export async function fetchService(pin: string, signal: AbortSignal): Promise<Service> {
  const { method } = courierCalls.serviceability
  const path = callAddress(courierCalls.serviceability, { pin })
  const { ok, body } = await callApi({ method, path, offline: '', signal })
  return ok ? (schema.safeParse(body.result).data ?? UNKNOWN) : UNKNOWN
}
