import type { Payload } from 'payload'
import { env } from '../../platform/env.ts'
import { Problem } from '../../platform/problem.ts'
import type { Gateway } from './gateway.ts'
import { simulatorGateway } from './simulator/simulator-gateway.ts'
import { simulatorIsOpen } from './simulator/simulator-is-open.ts'

/** The provider of this name; null when it is not set up (any more). */
export function gatewayNamed(payload: Payload, name: string): Gateway | null {
  return name === 'simulator' && simulatorIsOpen(env()) ? simulatorGateway(payload) : null
}

/** The provider that new payments go to. Throws a Problem (503) when there is none. */
export function currentGateway(payload: Payload): Gateway {
  const gateway = gatewayNamed(payload, env().paymentGateway)
  if (gateway) return gateway
  const publicMessage = 'Online payment is not open at the moment. Please contact us.'
  throw new Problem({ code: 'PAYMENTS_CLOSED', status: 503, publicMessage })
}
