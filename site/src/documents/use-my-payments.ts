import { documentCalls } from '@pravesh/shared/documents/calls'
import type { myPaymentTable } from '@pravesh/shared/documents/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { WireOf } from '@pravesh/shared/platform/wire-table'
import { offlineText } from '../forms/offline-text.ts'
import { useList } from '../forms/use-list.ts'
import { callApi } from '../lib/api.ts'

export type MyPayment = WireOf<typeof myPaymentTable.fields>

const load = () =>
  callApi({
    method: documentCalls.myPayments.method,
    path: callAddress(documentCalls.myPayments),
    offline: offlineText({ hasForm: false }),
  })

/** Everything that the student has paid, newest first. */
export const useMyPayments = () => useList<MyPayment>(load)
