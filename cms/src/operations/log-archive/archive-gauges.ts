import { gauges } from '../../database/gauges.ts'
import { archiveState } from './shipped-until.ts'

export const archiveGauges = gauges({
  about: {
    log_archive_age_seconds:
      'Time since which changes are missing in the log archive. Missing if the log was never shipped.',
  },
  database: true,
  async read(input) {
    const state = await archiveState(input)
    return { log_archive_age_seconds: state === null ? [] : state.ageSeconds }
  },
})
