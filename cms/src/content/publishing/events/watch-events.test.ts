import { EventEmitter } from 'node:events'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchEvents } from './watch-events.ts'

const info = vi.fn()
const payload = { logger: { info } } as unknown as Payload

class FakeStream extends EventEmitter {
  close = vi.fn(async () => undefined)
}

beforeEach(() => {
  vi.useFakeTimers()
  info.mockClear()
})
afterEach(() => vi.useRealTimers())

it('reports new events, and opens a broken stream again', async () => {
  const streams: FakeStream[] = []
  const open = () => {
    streams.push(new FakeStream())
    return streams.at(-1) ?? null
  }
  const onEvent = vi.fn()
  const watch = watchEvents({ payload, onEvent, open })
  streams[0]?.emit('resumeTokenChanged')
  streams[0]?.emit('change', {})
  expect(onEvent).toHaveBeenCalledTimes(2)
  streams[0]?.emit('error', { code: 91 })
  expect(watch.isOpen).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000)
  streams[1]?.emit('resumeTokenChanged')
  expect(watch.isOpen).toBe(true)
  onEvent.mockClear()
  streams[1]?.emit('change', {})
  expect(onEvent).toHaveBeenCalledOnce()
  await watch.stop()
  expect(streams[1]?.close).toHaveBeenCalled()
  expect(watch.isOpen).toBe(false)
  expect(info).not.toHaveBeenCalled()
})

it('opens no stream after its end, not even for one that broke before', async () => {
  const open = vi.fn(() => new FakeStream())
  const watch = watchEvents({ payload, onEvent: vi.fn(), open })
  open.mock.results[0]?.value.emit('error', { code: 91 })
  await watch.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open).toHaveBeenCalledOnce()
})

it('is not open before the server has answered, and asks for a reading whenever events may have been missed', () => {
  const stream = new FakeStream()
  const onEvent = vi.fn()
  const watch = watchEvents({ payload, onEvent, open: () => stream })
  expect(watch.isOpen).toBe(false)
  for (let token = 0; token < 3; token++) stream.emit('resumeTokenChanged')
  expect([watch.isOpen, onEvent.mock.calls.length]).toEqual([true, 1])
  stream.emit('error', { code: 91 })
  expect([watch.isOpen, onEvent.mock.calls.length]).toEqual([false, 2])
})

it('gives up on a server that is not a replica set', async () => {
  const open = vi.fn(() => new FakeStream())
  const watch = watchEvents({ payload, onEvent: vi.fn(), open })
  open.mock.results[0]?.value.emit('error', { code: 40573 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(watch.isOpen).toBe(false)
  expect(open).toHaveBeenCalledOnce()
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('publication events are polled'))
})

it('is closed on a database without change streams', () => {
  expect(watchEvents({ payload, onEvent: vi.fn(), open: () => null }).isOpen).toBe(false)
})

it.each([
  ['watches MongoDB', { name: 'mongoose' }, true],
  ['does not watch a server that is only compatible with it', { name: 'mongoose', useJoinAggregations: false }, false],
  ['does not watch SQLite', { name: 'sqlite' }, false],
])('%s', (_, adapter, isWatched) => {
  const stream = new FakeStream()
  const db = { ...adapter, collections: { 'publication-events': { watch: () => stream } } }
  const watch = watchEvents({ payload: { ...payload, db } as unknown as Payload, onEvent: vi.fn() })
  stream.emit('resumeTokenChanged')
  expect(watch.isOpen).toBe(isWatched)
})
