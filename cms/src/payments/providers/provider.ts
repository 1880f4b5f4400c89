import type { Payload } from 'payload'
import { Service } from '../../foundation/service.ts'
import type { Env } from '../../foundation/settings/env.ts'
import type { Gateway } from './gateway.ts'

/** A payment provider that the portal can use. */
export interface GatewayProvider {
  /** Whether the settings allow it. A closed provider takes no payments, and its payments are not checked. */
  isOpen: (env: Env) => boolean
  open: (payload: Payload) => Gateway
}

/** The portal's providers by their names in settings, addresses and rows. */
export const gatewayProviders = new Service<Readonly<Record<string, GatewayProvider>>>('gatewayProviders')
