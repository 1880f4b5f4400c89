import type { Feature } from '../portal/feature.ts'
import { holdsData } from './holds/holds-data.ts'
import { legalHolds } from './holds/legal-holds.ts'
import { holdRecords } from './holds/person-records.ts'
import { retentionLabels } from './labels/labels.ts'
import { retentionAlert } from './runs/retention-alert.ts'
import { retentionRuns } from './runs/retention-runs.ts'
import { retentionTask } from './runs/run-retention.ts'
import { adoptRetention } from './settings/retention-settings.ts'
import { retentionSettingsGlobal } from './settings/retention-settings-global.ts'

/** For how long what is kept, and what happens then. Features say what they keep with `retained`. */
export const retention: Feature = {
  labels: retentionLabels,
  collections: [legalHolds, retentionRuns],
  globals: [retentionSettingsGlobal],
  dashboardSection: { alerts: [retentionAlert], shortcuts: [] },
  personalData: holdsData,
  personRecords: holdRecords,
  tasks: [retentionTask],
  start: async ({ payload }) => {
    await adoptRetention(payload)
    return {}
  },
}
