import type { Payload } from 'payload'
import { portalFeatures } from '../../portal/feature.ts'
import type { PersonalData } from '../../portal/personal-data.ts'

/** How the other features export and erase the personal data they store. */
export function personalDataOfFeatures(payload: Payload): PersonalData[] {
  return portalFeatures.of(payload).flatMap(({ personalData }) => personalData ?? [])
}
