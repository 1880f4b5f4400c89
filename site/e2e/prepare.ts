import { startTestPortal } from '../../scripts/lib/seeded-portal.ts'
import { sharePortal } from './steps/shared-portal.ts'

/** Global setup: builds, seeds the template of all portals, and starts the one that all visitors share. */
export default async function prepare(): Promise<() => Promise<void>> {
  const portal = await startTestPortal()
  sharePortal(portal)
  return portal.stop
}
