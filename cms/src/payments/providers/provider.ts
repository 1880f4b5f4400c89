import type { Payload } from 'payload'
import type { Env } from '../../foundation/settings/env.ts'
import type { Gateway } from './gateway.ts'

/** A payment provider that the portal can use. */
export interface GatewayProvider {
  /** Whether the settings allow it. A closed provider takes no payments, and its payments are not checked. */
  isOpen: (env: Env) => boolean
  open: (payload: Payload) => Gateway
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** By their names in settings, addresses and rows. */
    gatewayProviders: Readonly<Record<string, GatewayProvider>>
  }
}
