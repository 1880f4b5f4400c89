import type { Payload } from 'payload'
import { findGateway } from '../providers/find-gateway.ts'
import type { Gateway, SettlementLine } from '../providers/gateway.ts'
import { gatewayProviders } from '../providers/provider.ts'

export interface SettlingProvider {
  name: string
  settlements: (day: string) => Promise<SettlementLine[]>
}

/** The configured providers. */
export function configuredGateways(payload: Payload): Gateway[] {
  return Object.keys(gatewayProviders.of(payload)).flatMap((name) => findGateway(payload, name) ?? [])
}

/** The configured providers that have a settlement report. */
export function settlingProviders(payload: Payload): SettlingProvider[] {
  return configuredGateways(payload).flatMap(({ name, settlements }) => (settlements ? [{ name, settlements }] : []))
}
