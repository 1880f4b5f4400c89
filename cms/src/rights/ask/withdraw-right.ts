import type { Payload } from 'payload'
import type { RightsRequest } from '../../payload-types.ts'
import { changeRequest } from '../requests/change-request.ts'

interface WithdrawOptions {
  payload: Payload
  request: RightsRequest
  now: Date
}

/** Withdraws an open request. Throws a Problem (409) if it is not open any more. */
export async function withdrawRight({ payload, request, now }: WithdrawOptions): Promise<void> {
  const at = now.toISOString()
  const data = { state: 'withdrawn', isWaiting: false, closedAt: at } as const
  await changeRequest({ payload, request, event: { act: 'withdrawn', at, by: '' }, data })
}
