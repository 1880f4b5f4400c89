import type { CollectionConfig } from 'payload'
import { buildAssets } from './collections/build-assets.ts'
import { rateLimits } from './collections/rate-limits.ts'
import type { Feature } from './feature.ts'
import { announceFieldKeys } from './field-keys/running-processes.ts'
import { misplacedLimits } from './rate-limit/misplaced-limits.ts'
import { startSearch } from './search/start-search.ts'
import { storageDashboard } from './storage/dashboard.ts'
import { dueGauges } from './work/due-gauges.ts'

type AccessTo = (slug: 'build-assets' | 'rate-limits') => CollectionConfig['access']

/** Shared infrastructure. Access rules are injected, because the platform must not depend on staff or accounts. */
export const platformFor = (accessTo: AccessTo): Feature => ({
  collections: [buildAssets(accessTo('build-assets')), rateLimits(accessTo('rate-limits'))],
  dashboardSection: storageDashboard,
  gauges: [dueGauges],
  work: [misplacedLimits],
  start: async ({ payload, env }) => {
    const fieldKeys = await announceFieldKeys({ payload, fieldKeys: env.fieldKeys })
    const search = await startSearch(payload)
    return {
      stop: async () => {
        await search.stop()
        await fieldKeys.stop()
      },
    }
  },
})
