import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import type { OwedState } from '@pravesh/shared/payments/owed/states'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ApiReply } from '../../lib/api.ts'
import { watchPayment } from './watch-payment.ts'

const replyWith = (state: OwedState): ApiReply => ({
  ok: state === 'paid',
  status: 200,
  msg: state,
  errors: [],
  body: { result: { owed: anOwedView(state) } },
})
const offline: ApiReply = { ok: false, status: 0, msg: '', errors: [], body: {} }

class FakePage extends EventTarget {
  hidden = false
  show(isShown: boolean): void {
    this.hidden = !isShown
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

/** Answers with these replies in order; the last one repeats. */
function watched(...replies: ApiReply[]) {
  const page = new FakePage()
  const ask = vi.fn(async () => (replies.length > 1 ? replies.shift() : replies[0]) ?? offline)
  const seen: string[] = []
  const busy: boolean[] = []
  const delayMs = (elapsed: number) => (elapsed < 10_000 ? 3000 : 60_000)
  const watch = watchPayment({
    ask,
    onReply: (state) => seen.push(state),
    onBusy: (now) => busy.push(now),
    delayMs,
    page,
  })
  return { page, ask, seen, busy, watch }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks at once and by the schedule, until the payment is decided', async () => {
  const { ask, seen } = watched(replyWith('undecided'), replyWith('undecided'), replyWith('paid'))
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['undecided'])
  await vi.advanceTimersByTimeAsync(2999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3001)
  expect(seen).toEqual(['undecided', 'undecided', 'paid'])
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('continues when the server cannot be reached, and stops when the session has ended', async () => {
  const { seen, ask } = watched(offline, { ...offline, status: 401 })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(seen).toEqual(['unreachable', 'login'])
  expect(ask).toHaveBeenCalledTimes(2)
})

it('pauses while the page is hidden, and asks as soon as it is shown', async () => {
  const { page, ask } = watched(replyWith('undecided'))
  await vi.advanceTimersByTimeAsync(0)
  page.show(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(1)
  page.show(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('does not plan another request while the page is hidden', async () => {
  const { page } = watched(replyWith('undecided'))
  page.hidden = true
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves nothing behind when it is stopped', async () => {
  const { page, watch } = watched(replyWith('undecided'))
  const remove = vi.spyOn(page, 'removeEventListener')
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(1)
  watch.stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(remove).toHaveBeenCalledWith('visibilitychange', expect.any(Function))
})

it('asks once however often the button is pressed', async () => {
  const { watch, ask, busy } = watched(replyWith('undecided'))
  await vi.advanceTimersByTimeAsync(1000)
  watch.check()
  watch.check()
  expect(busy).toEqual([true, false, true])
  await vi.advanceTimersByTimeAsync(2500)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(500)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('ignores a reply that arrives after it was stopped', async () => {
  const { watch, seen, busy, page, ask } = watched(replyWith('paid'))
  watch.stop()
  page.show(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(seen).toEqual([])
  expect(busy).toEqual([true])
  expect(ask).toHaveBeenCalledTimes(1)
})
