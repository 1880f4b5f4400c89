import { afterEach, describe, expect, it, vi } from 'vitest'
import { isTransient, retryDelay, waitForNetwork } from './retry.ts'

it('waits longer after each attempt, and then stops retrying', () => {
  expect([1, 2, 3, 4, 5, 6].map((tries) => retryDelay(tries, 0.5))).toEqual([1000, 2000, 4000, 8000, 15_000, null])
})

it('adds jitter to the delays', () => {
  expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([750, 1250])
})

it.each([0, 408, 502, 503, 504])('retries after %i', (status) => expect(isTransient(status)).toBe(true))
it.each([200, 400, 401, 404, 413, 415, 429, 500])('does not retry after %i', (status) =>
  expect(isTransient(status)).toBe(false),
)

describe('waiting for the network', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function waiting({ onLine }: { onLine: boolean }) {
    vi.useFakeTimers()
    const browser = new EventTarget()
    const remove = vi.spyOn(browser, 'removeEventListener')
    vi.stubGlobal('window', browser)
    vi.stubGlobal('navigator', { onLine })
    const abort = new AbortController()
    const offline = vi.fn()
    const ended = vi.fn()
    void waitForNetwork(1000, abort.signal, offline).then(ended)
    return { abort, offline, ended, remove, goOnline: () => browser.dispatchEvent(new Event('online')) }
  }

  it('takes the given time while there is one', async () => {
    const { offline, ended } = waiting({ onLine: true })
    await vi.advanceTimersByTimeAsync(999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
    expect(offline).not.toHaveBeenCalled()
  })

  it('lasts until it is back', async () => {
    const { offline, ended, goOnline } = waiting({ onLine: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(offline.mock.calls).toEqual([[true]])
    expect(ended).not.toHaveBeenCalled()
    goOnline()
    await vi.advanceTimersByTimeAsync(0)
    expect(offline.mock.calls).toEqual([[true], [false]])
    expect(ended).toHaveBeenCalledOnce()
  })

  it('ends when it is aborted', async () => {
    const { abort, offline, ended } = waiting({ onLine: false })
    abort.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalledOnce()
    expect(offline).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends when it is aborted without a network, and listens no longer', async () => {
    const { abort, offline, ended, remove } = waiting({ onLine: false })
    await vi.advanceTimersByTimeAsync(1000)
    abort.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalledOnce()
    expect(offline.mock.calls).toEqual([[true], [false]])
    expect(remove).toHaveBeenCalledOnce()
  })

  it('does not begin when it was aborted before', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: false })
    await waitForNetwork(1000, AbortSignal.abort(), () => expect.fail())
    expect(vi.getTimerCount()).toBe(0)
  })
})
