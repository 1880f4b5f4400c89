import type { CollectionConfig } from 'payload'
import { misplacedLimits } from '../database/rate-limit/misplaced-limits.ts'
import { rateLimits } from '../database/rate-limit/rate-limits.ts'
import { startSearch } from '../database/search/start-search.ts'
import { buildAssets } from '../http/assets/build-assets.ts'
import type { Feature } from '../portal/feature.ts'
import { storageDashboard } from '../storage/dashboard.ts'
import { backupGauges } from './backup/backup-gauges.ts'
import { backupNotice } from './backup/dashboard.ts'
import { announceFieldKeys } from './field-keys/running-processes.ts'
import { archiveGauges } from './log-archive/archive-gauges.ts'
import { archiveNotice } from './log-archive/dashboard.ts'
import { dueGauges } from './metrics/due-gauges.ts'

type AccessTo = (slug: 'build-assets' | 'rate-limits') => CollectionConfig['access']

/** What runs for all features. Access rules are injected, because staff is above this room. */
export const operationsFor = (accessTo: AccessTo): Feature => ({
  collections: [buildAssets(accessTo('build-assets')), rateLimits(accessTo('rate-limits'))],
  dashboardSection: { ...storageDashboard, alerts: [...storageDashboard.alerts, backupNotice, archiveNotice] },
  gauges: [dueGauges, backupGauges, archiveGauges],
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
