import type { Payload } from 'payload'
import { portalEnv } from '../../platform/env.ts'
import { Problem } from '../../platform/problem.ts'
import type { Gateway } from './gateway.ts'
import { gatewayProviders } from './provider.ts'

/** The provider of this name; null when it is not set up (any more). */
export function gatewayNamed(payload: Payload, name: string): Gateway | null {
  const providers = gatewayProviders.of(payload)
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
  return provider?.isOpen(portalEnv.of(payload)) ? provider.open(payload) : null
}

/** The provider that new payments go to. Throws a Problem (503) when there is none. */
export function currentGateway(payload: Payload): Gateway {
  const gateway = gatewayNamed(payload, portalEnv.of(payload).paymentGateway)
  if (gateway) return gateway
  const publicMessage = 'Online payment is not open at the moment. Please contact us.'
  throw new Problem({ code: 'PAYMENTS_CLOSED', status: 503, publicMessage })
}
