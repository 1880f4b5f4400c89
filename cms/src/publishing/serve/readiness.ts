import type { Payload } from 'payload'
import type { Disks } from '../../foundation/outages/disks.ts'
import { databaseAnswers } from '../../http/server/health.ts'
import type { Readiness } from '../../http/server/portal-server.ts'
import type { PublicSite } from '../release/public-site.ts'

interface ReadinessOptions {
  payload: Payload
  disks: Disks
  site: Pick<PublicSite, 'isCurrent'>
  isDraining: () => boolean
}

const STOPPING = 'The portal is stopping.'

/**
 * Readiness for proxies. The API needs the database and room on the disks. Published pages are files: they stay ready
 * while the database is away, so that all portals of one database go on serving them.
 */
export function readinessOf({ payload, disks, site, isDraining }: ReadinessOptions): Readiness {
  return {
    api: async () => {
      if (isDraining()) return STOPPING
      const [answers, fault] = await Promise.all([databaseAnswers(payload), disks.reason()])
      return answers ? fault : 'The database does not answer.'
    },
    pages: async () => {
      if (isDraining()) return STOPPING
      return site.isCurrent() ? null : 'The published pages are not up to date.'
    },
  }
}
