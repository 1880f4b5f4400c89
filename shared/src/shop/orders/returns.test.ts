import { describe, expect, it } from 'vitest'
import { isRejectedReturn, mayWithdrawReturn, returnStage } from './returns.ts'

const requested = { returnRequestedAt: '2026-11-20T10:00:00.000Z' }
const awaited = { ...requested, returnAwaitedAt: '2026-11-21T10:00:00.000Z' }
const received = { ...awaited, returnReceivedAt: '2026-11-25T10:00:00.000Z' }

describe('the stage of a return', () => {
  it.each([
    ['no request', {}, null],
    ['a request', requested, 'requested'],
    ['a request whose parcel was asked for', awaited, 'awaited'],
    ['a parcel that arrived', received, 'received'],
    ['a parcel that arrived by mistake', { ...received, returnReceivedAt: null }, 'awaited'],
    ['an accepted return', { ...received, returnDecision: 'accepted' }, null],
    ['a rejected return', { ...requested, returnDecision: 'rejected' }, null],
    ['a request after an earlier return', { ...received, returnRequestedAt: '2026-11-26T10:00:00.000Z' }, 'requested'],
    [
      'an address corrected in the same moment',
      { ...received, returnAwaitedAt: requested.returnRequestedAt },
      'received',
    ],
  ] as const)('of %s', (_, times, stage) => expect(returnStage(times)).toBe(stage))
})

it('knows a rejection, which can be taken back', () => {
  expect(isRejectedReturn({ ...received, returnDecision: 'rejected' })).toBe(true)
  expect(isRejectedReturn({ ...received, returnDecision: 'accepted' })).toBe(false)
  expect(isRejectedReturn(received)).toBe(false)
})

it('can be withdrawn until its parcel has arrived', () => {
  const stages = [null, 'requested', 'awaited', 'received'] as const
  expect(stages.map(mayWithdrawReturn)).toEqual([false, true, true, false])
})
