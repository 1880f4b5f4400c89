import { accounts } from './accounts/feature.ts'
import { admissions } from './admissions/feature.ts'
import { applicationFeePaid } from './admissions/index.ts'
import { contact } from './contact/feature.ts'
import { content } from './content/feature.ts'
import { fees } from './fees/feature.ts'
import { payments as paymentsFor } from './payments/feature.ts'
import type { Feature } from './platform/feature.ts'
import { outboxFor } from './platform/outbox/feature.ts'
import { platformFor } from './platform/platform-feature.ts'
import { demo } from './seed-demo.ts'
import { shop } from './shop/feature.ts'
import { staff } from './staff/feature.ts'
import { accessTo } from './staff/index.ts'

const platform = platformFor(accessTo)
const outbox = outboxFor(accessTo)
const payments = paymentsFor({ onPaid: { 'application-fee': applicationFeePaid } })

/** All features, each after its dependencies. They start in this order and stop in reverse. */
export const features: readonly Feature[] = [
  platform,
  staff,
  accounts,
  contact,
  content,
  payments,
  fees,
  admissions,
  shop,
  demo,
  outbox,
]

/** All features in the order of the admin's navigation and dashboard. */
export const inMenuOrder: readonly Feature[] = [
  admissions,
  fees,
  contact,
  outbox,
  platform,
  payments,
  content,
  shop,
  accounts,
  staff,
  demo,
]
