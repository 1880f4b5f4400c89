import { type OpenDuty, openDuties } from '@pravesh/shared/accounts/breaches/breach-duties'
import type { DataBreach } from '../../payload-types.ts'

/** What is still to be told about a breach, the earliest deadline first; nothing before it is known when it was noticed. */
export function openDutiesOf({ noticedAt, ...entries }: Partial<DataBreach>): OpenDuty[] {
  return noticedAt ? openDuties({ noticedAt, entries }) : []
}
