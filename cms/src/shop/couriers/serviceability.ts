import type { Payload } from 'payload'
import { GatewayError } from '../../foundation/gateway/gateway-error.ts'
import type { PickupLocation, Serviceability } from './courier.ts'
import { cached } from './courier-cache.ts'
import { currentCourier } from './couriers.ts'
import { unreachable } from './unreachable.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface LookUpOptions {
  payload: Payload
  now: Date
}

/** Where the courier collects parcels. Throws a Problem (503) when it cannot be reached. */
export async function requirePickup(options: LookUpOptions): Promise<PickupLocation> {
  try {
    return await findPickup(options)
  } catch (error) {
    throw unreachable(options.payload, error)
  }
}

/** Throws a GatewayError when the courier cannot be reached. */
function findPickup({ payload, now }: LookUpOptions): Promise<PickupLocation> {
  const courier = currentCourier(payload)
  const load = async () => ({ value: await courier.pickup(), lifetimeMs: DAY })
  return cached({ payload, key: `pickup ${courier.name}`, now, load })
}

/** Whether the courier delivers to a PIN code; `unknown` when it cannot say or cannot be reached. */
export function findServiceability(options: LookUpOptions & { pin: string }) {
  const { payload, now, pin } = options
  const courier = currentCourier(payload)
  return cached<Serviceability | { state: 'unknown' }>({
    payload,
    key: `pin ${courier.name} ${pin}`,
    now,
    load: async () => {
      if (!courier.serviceability) return { value: { state: 'unknown' }, lifetimeMs: DAY }
      try {
        const { pin: from } = await findPickup({ payload, now })
        return { value: await courier.serviceability({ from, to: pin }), lifetimeMs: DAY }
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        payload.logger.warn({ msg: 'The courier did not say whether it delivers to a PIN code.', err: error })
        return { value: { state: 'unknown' }, lifetimeMs: MINUTE }
      }
    },
  })
}
