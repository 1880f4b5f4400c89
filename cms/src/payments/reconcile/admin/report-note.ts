import { istTime } from '../../../foundation/formats.ts'
import type { LastReport } from '../last-report.ts'

/** What the daily report says above its findings. */
export function reportNote({ openFindings, last }: { openFindings: number; last: LastReport | null }): string {
  if (last === null) return 'The records have not been checked yet. The portal checks them every night.'
  const checked = `last checked ${istTime(last.checkedAt)}`
  if (!last.isComplete) return `Not all records could be checked; ${checked}. The portal tries again tonight.`
  return openFindings === 0 ? `All records agree; ${checked}.` : `Some records do not agree; ${checked}.`
}
