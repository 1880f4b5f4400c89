import type { Env } from './settings/env.ts'

/**
 * Everything that belongs to one portal. Each room declares its members with `declare module`, next to the code that
 * provides them: those that are known when the configuration is built are required, those that are set while the portal
 * runs are optional. Members whose comment begins with “Private to this file” are state that no other file uses. Two
 * portals in one process share nothing of it. (decision 0027)
 *
 * It hangs on the configuration of Payload. Variables of modules cannot have its state, nor can a WeakMap: Next
 * compiles copies of our modules for the admin, each of which would have its own.
 */
export interface Portal {
  /** The settings. */
  env: Env
  /** The key of the Payload instance within its process, once it is opened. The admin uses only `default`. */
  instance?: string | undefined
}

/** A Payload instance or its configuration. */
export type InPortal = { config: PortalConfig } | PortalConfig

interface PortalConfig {
  custom?: { portal?: Portal }
}

/** A portal as an entry of `custom` of its configuration, which Payload does not send to the browser. */
export function inCustom(portal: Portal): { portal: Portal } {
  return { portal }
}

/** The portal of a Payload instance. Throws when its configuration belongs to none. */
export function portalOf(inPortal: InPortal): Portal {
  const { custom } = 'config' in inPortal ? inPortal.config : inPortal
  if (!custom?.portal) throw new Error('This Payload configuration belongs to no portal: build it with portalConfig.')
  return custom.portal
}
