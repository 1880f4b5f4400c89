import type { Payload } from 'payload'
import { portalFeatures } from '../../platform/feature.ts'
import type { PersonalData } from '../../platform/personal-data.ts'

/** What the other features store of students. */
export function personalDataElsewhere(payload: Payload): PersonalData[] {
  return portalFeatures.of(payload).flatMap(({ personalData }) => personalData ?? [])
}
