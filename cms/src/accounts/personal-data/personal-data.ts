import type { Payload } from 'payload'
import { portalFeatures } from '../../platform/feature.ts'
import type { PersonalData } from '../../platform/personal-data.ts'

/** How the other features export and erase the personal data they store. */
export function personalDataOfFeatures(payload: Payload): PersonalData[] {
  return portalFeatures.of(payload).flatMap(({ personalData }) => personalData ?? [])
}
