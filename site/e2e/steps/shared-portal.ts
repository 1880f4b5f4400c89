import type { Portal, RunningPortal } from '../../../scripts/lib/running-portal.ts'

/** Workers inherit the environment of the process that starts the portal. */
const VARIABLE = 'SHARED_PORTAL'

export function sharePortal({ stop: _, ...portal }: RunningPortal): void {
  process.env[VARIABLE] = JSON.stringify(portal)
}

/** The portal that was started for the whole run. Only the process that started it can stop it. */
export function sharedPortal(): Portal {
  const text = process.env[VARIABLE]
  if (text === undefined) throw new Error('The global setup has not started the portal.')
  return JSON.parse(text)
}
