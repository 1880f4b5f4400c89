import type { Payload } from 'payload'
import type { Env } from '../../platform/env.ts'
import { Service } from '../../platform/service.ts'
import type { Gateway } from './gateway.ts'

/** A payment provider that the portal can use. */
export interface GatewayProvider {
  /** Whether the settings allow it. A closed provider takes no payments, and its payments are not checked. */
  isOpen: (env: Env) => boolean
  open: (payload: Payload) => Gateway
}

/** The portal's providers by their names in settings, addresses and rows. */
export const gatewayProviders = new Service<Readonly<Record<string, GatewayProvider>>>('gatewayProviders')
