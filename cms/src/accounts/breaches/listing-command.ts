import { indianIso } from '@pravesh/shared/platform/day-in-india'
import type { DataBreach } from '../../payload-types.ts'

/** What a shell takes as it is. */
const PLAIN_ADDRESS = /^[\w.+-]+@[\w.-]+$/

/** The command that lists the persons whose records were read in the period of a breach; null before the period is known. */
export function listingCommand({ periodFrom, periodTo, staffEmail }: Partial<DataBreach>): string | null {
  if (!periodFrom || !periodTo) return null
  const staff = staffEmail && PLAIN_ADDRESS.test(staffEmail) ? ` --staff ${staffEmail}` : ''
  const period = `--from ${indianIso(periodFrom)} --to ${indianIso(periodTo)}`
  return `npm run affected-persons -- ${period}${staff} --out persons.csv`
}
