import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { findGateway } from '../providers/find-gateway.ts'
import type { Gateway, SettlementLine } from '../providers/gateway.ts'

export interface SettlingProvider {
  name: string
  settlements: (day: string) => Promise<SettlementLine[]>
}

/** The configured providers. */
export function configuredGateways(payload: Payload): Gateway[] {
  return Object.keys(portalOf(payload).gatewayProviders).flatMap((name) => findGateway(payload, name) ?? [])
}

/** The configured providers that have a settlement report. */
export function settlingProviders(payload: Payload): SettlingProvider[] {
  return configuredGateways(payload).flatMap(({ name, settlements }) => (settlements ? [{ name, settlements }] : []))
}
