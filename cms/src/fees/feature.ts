import { feeContract } from '@pravesh/shared/fees/contract'
import { feePages } from '@pravesh/shared/fees/pages'
import {
  globalWithPublishing,
  namingPage,
  withPublishing,
  withRemovalGuard,
  withTranslations,
} from '../content/index.ts'
import { dueWork } from '../database/work/run-due.ts'
import type { DueWork } from '../database/work/work.ts'
import type { Feature } from '../portal/feature.ts'
import { feesDashboard } from './admin/dashboard.ts'
import { academicSessions } from './collections/academic-sessions.ts'
import { feeDues } from './collections/fee-dues.ts'
import { feeStructures } from './collections/fee-structures.ts'
import { placedDues } from './dues/due-places.ts'
import { feeEndpoints } from './fee-endpoints.ts'
import { feesExport } from './fees-export.ts'
import { feeInvariants } from './invariants/invariants.ts'
import { feesLabels } from './labels/labels.ts'
import { feeMessages } from './messages/messages.ts'
import { feeRecords } from './person-records.ts'
import { feesData } from './personal-data/fees-data.ts'
import { addMissingTerms } from './refund-terms/fill-in-terms.ts'
import { sendReminders } from './reminders/send-reminders.ts'
import { gstExport } from './reports/gst.ts'
import { moneyByHeadExport } from './reports/money-by-head.ts'
import { outstandingExport } from './reports/outstanding.ts'
import { tallyExport } from './reports/tally-export.ts'
import { reviewNotices } from './review/review-notices.ts'
import { accountingSettingsGlobal } from './settings/accounting-settings-global.ts'
import { feeSettingsGlobal } from './settings/fee-settings-global.ts'
import { keyActiveFees } from './structures/key-active-fees.ts'

/** Reminds students of dues; part of the minutely task. */
const feeReminders: DueWork = {
  run: ({ payload, now }) => sendReminders({ payload, now: now() }),
}

/** Fee structures, academic sessions, and what admitted students owe and pay. */
export const fees: Feature = {
  personRecords: feeRecords,
  labels: feesLabels,
  collections: [
    feeDues,
    withPublishing(withRemovalGuard(academicSessions)),
    withPublishing(withTranslations(feeStructures)),
  ],
  globals: [globalWithPublishing(feeSettingsGlobal), accountingSettingsGlobal],
  messages: feeMessages,
  personalData: feesData,
  endpoints: feeEndpoints,
  exports: [feesExport, moneyByHeadExport, outstandingExport, gstExport, tallyExport],
  contract: feeContract,
  pages: feePages.map(namingPage),
  dashboardSection: feesDashboard,
  placed: [placedDues],
  invariants: feeInvariants,
  work: [dueWork('fee-review-notices', reviewNotices), feeReminders],
  start: async ({ payload }) => {
    await keyActiveFees(payload)
    await addMissingTerms(payload)
    return {}
  },
}
