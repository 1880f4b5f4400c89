import { contactStaffCalls } from '@pravesh/shared/accounts/contact-staff-calls'
import { documentCalls } from '@pravesh/shared/admissions/documents/staff-calls'
import { staffCalls } from '@pravesh/shared/admissions/status/staff-calls'
import { helpStaffCalls } from '@pravesh/shared/contact/help/calls'
import { noticeStaffCalls } from '@pravesh/shared/content/notice-board/staff-calls'
import { receiptStaffCalls } from '@pravesh/shared/documents/staff-calls'
import { feeStaffCalls } from '@pravesh/shared/fees/review/staff-calls'
import { offlineCalls } from '@pravesh/shared/payments/offline/staff-calls'
import { refundCalls } from '@pravesh/shared/payments/refunds/staff-calls'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { courierStaffCalls } from '@pravesh/shared/shop/couriers/staff-calls'
import { importCalls } from '@pravesh/shared/shop/import/staff-calls'
import { slipCalls } from '@pravesh/shared/shop/orders/slip-calls'
import { orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { stockStaffCalls } from '@pravesh/shared/shop/stock/staff-calls'

/** Endpoints outside the public contract: those of the admin’s screens and one of the development server. */
export const OUTSIDE_CONTRACT = [
  ...[
    staffCalls,
    contactStaffCalls,
    documentCalls,
    feeStaffCalls,
    receiptStaffCalls,
    refundCalls,
    offlineCalls,
    courierStaffCalls,
    importCalls,
    slipCalls,
    orderStaffCalls,
    stockStaffCalls,
    helpStaffCalls,
    noticeStaffCalls,
  ].flatMap((calls): WireCall[] => Object.values(calls)),
  { method: 'get', path: '/site/page' },
]
