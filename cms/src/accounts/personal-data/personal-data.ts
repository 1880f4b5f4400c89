import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { PersonalData } from '../../portal/personal-data.ts'

/** How the other features export and erase the personal data they store. */
export function personalDataOfFeatures(payload: Payload): PersonalData[] {
  return portalOf(payload).features.flatMap(({ personalData }) => personalData ?? [])
}
