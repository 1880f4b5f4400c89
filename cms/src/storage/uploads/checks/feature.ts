import { gauges } from '../../../database/gauges.ts'
import { type InPortal, Service } from '../../../foundation/service.ts'
import type { Feature } from '../../../portal/feature.ts'
import { CheckPool } from './check-pool.ts'

/** For tests, which set a pool of their own. */
export const checkPools = new Service<CheckPool>('checkPool')

/** The portal's pool; its first process starts with the first file. */
export function fileChecks(portal: InPortal): CheckPool {
  const existing = checkPools.find(portal)
  if (existing) return existing
  const pool = new CheckPool()
  checkPools.set(portal, pool)
  return pool
}

/** Ends the portal's processes, if any run. */
export function stopFileChecks(portal: InPortal): void {
  checkPools.find(portal)?.stop()
  checkPools.set(portal, null)
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

/** The first process starts in the background. */
export const uploadChecks: Feature = {
  gauges: [checkGauges],
  start: async ({ payload }) => {
    void fileChecks(payload).warmUp()
    return { stop: async () => stopFileChecks(payload) }
  },
}
