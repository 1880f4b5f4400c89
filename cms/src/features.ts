import { accounts } from './accounts/feature.ts'
import { holdPersonalData } from './accounts/index.ts'
import { admissions } from './admissions/feature.ts'
import { applicationFeePaid } from './admissions/index.ts'
import { contact } from './contact/feature.ts'
import { content } from './content/feature.ts'
import { registerRecordUses } from './content/index.ts'
import { payments } from './payments/feature.ts'
import type { Feature } from './platform/feature.ts'
import { platform } from './platform/platform-feature.ts'
import { staff } from './staff/feature.ts'
import { accessTo } from './staff/index.ts'

/** Every feature of the portal; the order is the order of the admin's menu. */
export const features: Feature[] = [
  admissions,
  contact,
  platform(accessTo),
  payments({ onPaid: { 'application-fee': applicationFeePaid } }),
  content,
  accounts,
  staff,
]

holdPersonalData(features.flatMap(({ personalData }) => personalData ?? []))
registerRecordUses(features.flatMap(({ recordUses }) => recordUses ?? []))
