import { paymentReplies } from '@pravesh/shared/payments/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Gateway } from './gateway.ts'

/** Finds a provider by name; null when it is not configured. */
export function findGateway(payload: Payload, name: string): Gateway | null {
  const providers = portalOf(payload).gatewayProviders
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
  return provider?.isOpen(portalOf(payload).env) ? provider.open(payload) : null
}

/** Returns the provider for new payments. Throws a Problem (503) when none is configured. */
export function currentGateway(payload: Payload): Gateway {
  const gateway = findGateway(payload, portalOf(payload).env.paymentGateway)
  if (gateway) return gateway
  throw new Problem({ ...refused(paymentReplies, 'PAYMENTS_CLOSED'), status: 503 })
}
