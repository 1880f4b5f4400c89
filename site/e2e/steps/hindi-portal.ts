import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { startTestPortal } from '../../../scripts/lib/seeded-portal.ts'

/** A fixture: a portal that speaks Hindi instead of Bengali, for the long tests of a worker. */
export const hindiPortal: [
  (fixtures: object, use: (portal: Portal) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern
  async ({}, use) => {
    const portal = await startTestPortal({ LANGUAGES: 'en,hi' })
    await use(portal)
    await portal.stop()
  },
  { scope: 'worker', timeout: 300_000 },
]
