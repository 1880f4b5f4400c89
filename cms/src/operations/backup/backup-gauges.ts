import { gauges } from '../../database/gauges.ts'
import { backupState } from './backup-age.ts'

export const backupGauges = gauges({
  about: {
    backup_age_seconds:
      'Age of the newest backup; infinite if there has been none. Missing for a demo that was never backed up.',
  },
  database: true,
  async read(input) {
    const state = await backupState(input)
    return { backup_age_seconds: state === null ? [] : state.ageSeconds }
  },
})
