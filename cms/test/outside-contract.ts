import { contactStaffCalls } from '@pravesh/shared/accounts/contact-staff-calls'
import { staffAccountCalls } from '@pravesh/shared/accounts/staff-accounts'
import { axisCalls } from '@pravesh/shared/admissions/axes/axes'
import { bulkCalls } from '@pravesh/shared/admissions/bulk/staff-calls'
import { claimCalls } from '@pravesh/shared/admissions/claims/claim-calls'
import { documentCalls } from '@pravesh/shared/admissions/documents/staff-calls'
import { duplicateCalls } from '@pravesh/shared/admissions/duplicates/staff-calls'
import { figureCalls } from '@pravesh/shared/admissions/figures/wire'
import { mentionCalls } from '@pravesh/shared/admissions/notes/mentions'
import { listViewCalls } from '@pravesh/shared/admissions/status/list-views'
import { queueCalls } from '@pravesh/shared/admissions/status/queue-calls'
import { reasonTextCalls } from '@pravesh/shared/admissions/status/reason-texts'
import { staffCalls } from '@pravesh/shared/admissions/status/staff-calls'
import { meritCalls } from '@pravesh/shared/allotment/calls/merit-calls'
import { publicMeritCalls } from '@pravesh/shared/allotment/calls/public-calls'
import { runCalls } from '@pravesh/shared/allotment/calls/run-calls'
import { staffEntryCalls } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { processStaffCalls } from '@pravesh/shared/allotment/calls/staff-processes'
import { helpStaffCalls } from '@pravesh/shared/contact/help/calls'
import { noticeStaffCalls } from '@pravesh/shared/content/notice-board/staff-calls'
import { translationCalls } from '@pravesh/shared/content/translated/staff-calls'
import { exportCalls } from '@pravesh/shared/documents/export-calls'
import { receiptStaffCalls } from '@pravesh/shared/documents/staff-calls'
import { planChangeCalls } from '@pravesh/shared/fees/change-plan/staff-calls'
import { feeChangeCalls } from '@pravesh/shared/fees/changes/staff-calls'
import { feeStaffCalls } from '@pravesh/shared/fees/review/staff-calls'
import { approvalCalls } from '@pravesh/shared/payments/approvals/staff-calls'
import { closingCalls } from '@pravesh/shared/payments/closing/staff-calls'
import { offlineCalls } from '@pravesh/shared/payments/offline/staff-calls'
import { refundCalls } from '@pravesh/shared/payments/refunds/staff-calls'
import { statementCalls } from '@pravesh/shared/payments/statement/staff-calls'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { rightStaffCalls } from '@pravesh/shared/rights/calls'
import { courierStaffCalls } from '@pravesh/shared/shop/couriers/staff-calls'
import { importCalls } from '@pravesh/shared/shop/import/staff-calls'
import { slipCalls } from '@pravesh/shared/shop/orders/slip-calls'
import { orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { stockStaffCalls } from '@pravesh/shared/shop/stock/staff-calls'
import { staffSearchCall } from '@pravesh/shared/student/staff-search'

/** Endpoints outside the public contract: those of the admin’s screens and one of the development server. */
export const OUTSIDE_CONTRACT = [
  ...[
    staffCalls,
    reasonTextCalls,
    { staffSearchCall },
    bulkCalls,
    duplicateCalls,
    axisCalls,
    claimCalls,
    { calendar: publicMeritCalls.calendar, processes: publicMeritCalls.processes, list: publicMeritCalls.list },
    staffEntryCalls,
    { marks: meritCalls.saveMarks, choices: meritCalls.saveChoices, object: meritCalls.object, mine: meritCalls.mine },
    { file: publicMeritCalls.file, vacancies: publicMeritCalls.vacancies },
    { answer: meritCalls.answer, pay: meritCalls.pay, withdraw: meritCalls.withdraw },
    runCalls,
    mentionCalls,
    figureCalls,
    queueCalls,
    listViewCalls,
    contactStaffCalls,
    rightStaffCalls,
    staffAccountCalls,
    documentCalls,
    feeStaffCalls,
    feeChangeCalls,
    planChangeCalls,
    approvalCalls,
    statementCalls,
    closingCalls,
    receiptStaffCalls,
    { download: exportCalls.download },
    refundCalls,
    offlineCalls,
    courierStaffCalls,
    importCalls,
    slipCalls,
    orderStaffCalls,
    stockStaffCalls,
    helpStaffCalls,
    noticeStaffCalls,
    translationCalls,
    processStaffCalls,
  ].flatMap((calls): WireCall[] => Object.values(calls)),
  { method: 'get', path: '/site/page' },
]
