import type { feePaymentCalls } from '@pravesh/shared/fees/pay/calls'
import type { feePaymentTable } from '@pravesh/shared/fees/pay/wire'
import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import type { WireOf } from '@pravesh/shared/platform/wire-table'
import { useCallback, useEffect, useState } from 'react'
import { notify } from '../ui/notify.ts'
import { callFees } from './fee-api.ts'

export type FeeList<Item> =
  | { status: 'loading' }
  | { status: 'failed'; msg: string }
  | { status: 'known'; items: Item[] }

interface LoadedList<Item> {
  list: FeeList<Item>
  reload: () => void
}

export type FeePayment = WireOf<typeof feePaymentTable.fields>

/** The fee plan of each approved application of the student, newest first. */
export const useFeePlans = () => useFeeList<FeePlan>('feePlans')

/** The fees with at least one attempt, latest first. */
export const useFeePayments = () => useFeeList<FeePayment>('feePayments')

/**
 * The list that a call returns. A reload keeps what is on screen, also when it fails; so does the return from the
 * payment page through the back/forward cache.
 */
function useFeeList<Item>(call: keyof typeof feePaymentCalls): LoadedList<Item> {
  const [list, setList] = useState<FeeList<Item>>({ status: 'loading' })
  const reload = useCallback(() => {
    setList((before) => (before.status === 'failed' ? { status: 'loading' } : before))
    void callFees(call).then(({ ok, msg, body }) => {
      if (!ok) notify(msg)
      setList((before) => {
        if (ok) return { status: 'known', items: Array.isArray(body.result) ? (body.result as Item[]) : [] }
        return before.status === 'known' ? before : { status: 'failed', msg }
      })
    })
  }, [call])
  useEffect(() => {
    reload()
    const onShow = (event: PageTransitionEvent) => event.persisted && reload()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [reload])
  return { list, reload }
}
