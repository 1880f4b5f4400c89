import { gauges } from '../../../database/gauges.ts'
import { type InPortal, portalOf } from '../../../foundation/portal.ts'
import type { Feature } from '../../../portal/feature.ts'
import { warmUpLater } from '../../../portal/warm-up-later.ts'
import { CheckPool } from './check-pool.ts'

declare module '../../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file, and to tests that set a pool of their own. */
    checkPool?: CheckPool | undefined
  }
}

/** The portal's pool; its first process starts with the first file. */
export function fileChecks(portal: InPortal): CheckPool {
  const { checkPool: pool = new CheckPool() } = portalOf(portal)
  portalOf(portal).checkPool = pool
  return pool
}

/** Ends the portal's processes, if any run. */
export function stopFileChecks(portal: InPortal): void {
  portalOf(portal).checkPool?.stop()
  portalOf(portal).checkPool = undefined
}

const checkGauges = gauges({
  about: {
    checks_running: 'Uploaded files that are being checked.',
    checks_waiting: 'Uploaded files that wait for a process that checks them.',
  },
  database: false,
  read({ payload }) {
    const { checking, waiting } = fileChecks(payload).load
    return { checks_running: checking, checks_waiting: waiting }
  },
})

export const uploadChecks: Feature = {
  gauges: [checkGauges],
  start: async ({ payload }) => {
    const warm = warmUpLater(() => fileChecks(payload).warmUp())
    return {
      stop: async () => {
        stopFileChecks(payload)
        await warm.stop()
      },
    }
  },
}
