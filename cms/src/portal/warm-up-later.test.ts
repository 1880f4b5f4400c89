import { expect, it, vi } from 'vitest'
import { warmUpLater } from './warm-up-later.ts'

it('begins some time after the start', async () => {
  const warmUp = vi.fn(async () => {})
  const { stop } = warmUpLater(warmUp, 5)
  expect(warmUp).not.toHaveBeenCalled()
  await expect.poll(() => warmUp.mock.calls.length).toBe(1)
  await stop()
})

it('does not begin after a stop', async () => {
  vi.useFakeTimers()
  const warmUp = vi.fn(async () => {})
  const { stop } = warmUpLater(warmUp, 1000)
  await stop()
  await vi.advanceTimersByTimeAsync(2000)
  expect(warmUp).not.toHaveBeenCalled()
  vi.useRealTimers()
})

it('is awaited by a stop once it has begun', async () => {
  let finish = () => {}
  const begun = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { stop } = warmUpLater(begun, 0)
  await expect.poll(() => begun.mock.calls.length).toBe(1)
  let isStopped = false
  const stopped = stop().then(() => (isStopped = true))
  await Promise.resolve()
  expect(isStopped).toBe(false)
  finish()
  await stopped
  expect(isStopped).toBe(true)
})
