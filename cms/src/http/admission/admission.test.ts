import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Admission, type WaitingClass } from './admission.ts'
import type { Work } from './lane.ts'

let now = 0
let turns: (() => void)[]
let admission: Admission
let accepted: number
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  now = 0
  turns = []
  accepted = 0
  admission = new Admission({
    now: () => now,
    inNextTurn: (callback) => turns.push(callback),
    accepted: () => accepted,
  })
})
afterEach(() => {
  admission.stop()
  vi.useRealTimers()
})

const aRequest = (client = '203.0.113.1', isAtWork = () => true): Work => ({ client, isAtWork })

/** Enters a request. `state` is what has become of it. */
function enter(priority: WaitingClass, work = aRequest()) {
  const request = { work, state: 'waits', leave: () => admission.leave(priority, work) }
  const entered = admission.enter(priority, work)
  const decide = (isAdmitted: boolean) => {
    request.state = isAdmitted ? 'admitted' : 'refused'
  }
  if (entered === true) request.state = 'begun'
  else void entered.then(decide)
  return request
}
/** Requests that arrive in one turn of the event loop. */
const arrive = (priority: WaitingClass, count: number, work?: () => Work) =>
  Array.from({ length: count }, () => enter(priority, work?.()))

/** Runs a turn of the event loop, in which each request that begins takes `costMs`. */
async function runTurn(costMs = 0): Promise<void> {
  for (const callback of turns.splice(0)) {
    const before = waiting()
    callback()
    if (waiting() < before) now += costMs
    await Promise.resolve()
  }
}

const waiting = () => admission.states.reduce((sum, state) => sum + state.waiting, 0)

/** Ends turns until no request can begin. */
async function settle(): Promise<void> {
  while (turns.length > 0) await runTurn()
  await new Promise((resolve) => setImmediate(resolve))
}

async function enterMany(priority: WaitingClass, count: number, work?: () => Work) {
  const requests = arrive(priority, count, work)
  await settle()
  return requests
}
const statesOf = (requests: { state: string }[]) => {
  const counts: Record<string, number> = {}
  for (const { state } of requests) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

/** Lets time pass, with an event loop that is late by `lateMs` in each tick: by default as late as keeps the limit. */
async function pass(ms: number, lateMs = 30): Promise<void> {
  for (const end = now + ms; now < end; ) {
    now += 20 + lateMs
    await vi.advanceTimersByTimeAsync(20)
    await settle()
  }
}

describe('a portal that is not busy', () => {
  it('begins a request at once, and those that arrive with it in the next turn', async () => {
    const requests = arrive('students', 3)
    expect(requests.map(({ state }) => state)).toEqual(['begun', 'waits', 'waits'])
    await settle()
    expect(requests.map(({ state }) => state)).toEqual(['begun', 'admitted', 'admitted'])
    expect(enter('students').state).toBe('begun')
  })

  it('counts neither bodies that arrive slowly nor responses that are read slowly', async () => {
    const requests = await enterMany('students', 500, () => aRequest('203.0.113.1', () => false))
    expect(statesOf(requests)).toEqual({ begun: 1, admitted: 499 })
  })

  it('does not count work that waits for others for more than two seconds', async () => {
    await enterMany('students', 32)
    const [late] = await enterMany('students', 1)
    expect(late?.state).toBe('waits')
    now += 2001
    const [next] = await enterMany('students', 1)
    expect(next?.state).toBe('begun')
  })
})

describe('a turn of the event loop', () => {
  const admittedIn = async (costMs: number) => {
    await runTurn(costMs)
    return requests.filter(({ state }) => state === 'admitted').length
  }
  let requests: ReturnType<typeof arrive>

  it('begins requests for as long as its rest took', async () => {
    requests = arrive('students', 30)
    // After a long time without requests, as many as fit into 50 ms.
    await runTurn(10)
    now += 1000
    expect(await admittedIn(10)).toBe(5)
    now += 20
    expect(await admittedIn(10)).toBe(7)
    expect(await admittedIn(10)).toBe(8)
  })

  it('takes classes in their order, but one of eight requests from the last', async () => {
    arrive('students', 1)
    requests = [...arrive('staff', 2), ...arrive('students', 10), ...arrive('sign-in', 1)]
    const order: string[] = []
    const names = ['list', 'list', ...Array.from({ length: 10 }, () => 'student'), 'login']
    for (let turn = 0; turn < 20; turn++) {
      const before = requests.map(({ state }) => state)
      await runTurn(100)
      requests.forEach(({ state }, n) => {
        if (state !== before[n]) order.push(names[n] ?? '')
      })
    }
    const students = (count: number) => Array.from({ length: count }, () => 'student')
    expect(order).toEqual(['login', ...students(6), 'list', ...students(4), 'list'])
  })

  it('begins nothing while connections are accepted, for a tenth of a second', async () => {
    requests = arrive('students', 30)
    for (let turn = 0; turn < 5; turn++) {
      accepted += 1
      expect(await admittedIn(10)).toBe(0)
      now += 1
    }
    // None in this turn: those that waited begin.
    expect(await admittedIn(10)).toBeGreaterThan(0)
    const before = requests.filter(({ state }) => state === 'admitted').length
    for (let turn = 0; turn < 10; turn++) {
      accepted += 1
      now += 20
      await runTurn(10)
    }
    expect(requests.filter(({ state }) => state === 'admitted').length).toBeGreaterThan(before)
  })

  it('takes clients in turn', async () => {
    const many = arrive('students', 20)
    const other = enter('students', aRequest('198.51.100.7'))
    for (let turn = 0; turn < 3; turn++) await runTurn(100)
    expect([statesOf(many), other.state]).toEqual([{ begun: 1, admitted: 1, waits: 18 }, 'admitted'])
  })
})

describe('a busy portal', () => {
  it('admits the next request when another one ends', async () => {
    const [first, ...others] = await enterMany('students', 33)
    expect(statesOf(others)).toEqual({ admitted: 31, waits: 1 })
    first?.leave()
    await settle()
    expect(others.at(-1)?.state).toBe('admitted')
  })

  it('lets students go before staff, and staff before exports', async () => {
    const students = await enterMany('students', 32)
    const staff = await enterMany('staff', 3)
    const exports = await enterMany('exports', 3)
    const isOneOfEach = () => [staff, exports].every((requests) => statesOf(requests).waits === 2)
    // One of each class goes on, however busy the portal is.
    expect(isOneOfEach()).toBe(true)
    students[0]?.leave()
    await settle()
    expect(isOneOfEach()).toBe(true)
    for (const request of students.slice(1, 4)) request.leave()
    await settle()
    expect([statesOf(staff).waits, statesOf(exports).waits]).not.toEqual([undefined, undefined])
    for (const request of students.slice(4, 8)) request.leave()
    await settle()
    expect([statesOf(staff).waits, statesOf(exports).waits]).toEqual([undefined, undefined])
  })

  it('keeps half of its places from staff, so that a search by many does not fill them', async () => {
    expect(statesOf(await enterMany('staff', 50))).toEqual({ begun: 1, admitted: 15, waits: 34 })
    expect(statesOf(await enterMany('students', 16))).toEqual({ begun: 1, admitted: 15 })
  })

  it('refuses what has waited since a burst of 1.5 seconds, and sooner while the queue stands', async () => {
    await enterMany('students', 32)
    const [first] = await enterMany('students', 1)
    await pass(1450)
    expect(first?.state).toBe('waits')
    const [later] = await enterMany('students', 1)
    await pass(200)
    expect([first?.state, later?.state]).toEqual(['refused', 'waits'])
    await pass(100)
    expect(later?.state).toBe('refused')
  })

  it('does fewer things at once while the event loop is late', async () => {
    await enterMany('students', 40)
    await pass(1000, 80)
    expect(admission.currentLimit).toBeLessThan(20)
  })

  it('does more at once while the event loop is in time', async () => {
    const requests = await enterMany('students', 60)
    await pass(400, 0)
    expect(statesOf(requests)).toEqual({ begun: 1, admitted: 41, waits: 18 })
  })

  it('forgets a request whose client has left', async () => {
    await enterMany('students', 32)
    const gone = enter('students')
    gone.leave()
    await settle()
    expect(gone.state).toBe('refused')
    expect(admission.states).toContainEqual({ priority: 'students', waiting: 0, refused: 0 })
  })

  it('refuses at once what a thousand wait before', async () => {
    const last = arrive('students', 1002).at(-1)
    await new Promise((resolve) => setImmediate(resolve))
    expect(last?.state).toBe('refused')
  })

  it('says when to come back: after the time that serving all the refused takes', async () => {
    expect(admission.retryAfterSeconds('students')).toBe(30)
    await enterMany('students', 32 + 8)
    await pass(1600)
    // 3.2 were served a second, and 8 refused.
    expect(admission.states).toContainEqual({ priority: 'students', waiting: 0, refused: 8 })
    expect(admission.retryAfterSeconds('students')).toBe(3)
  })
})
