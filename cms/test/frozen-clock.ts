import { afterAll, beforeAll, vi } from 'vitest'

/** For the whole of a file, from here on. The work of a process waits for timers as usual. */
export function freezeClock(at: string): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) }))
  afterAll(() => void vi.useRealTimers())
}
