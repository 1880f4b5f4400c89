import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { closeProcess } from '../../src/allotment/prepare/open-process.ts'
import { saveRules } from '../../src/allotment/prepare/save-rules.ts'
import { requireRun } from '../../src/allotment/runs/find-runs.ts'
import { countRows } from '../../src/database/records/count-rows.ts'
import { aStaffSession } from '../staff-session.ts'
import { startTestPortal } from '../start-test-portal.ts'
import { expectBalance } from './balance.ts'
import { chooseAndLock, chooseLate } from './choices.ts'
import { checkClaims, objectAndDecide, publishNext, typeAndVerify, verifyLate } from './lists.ts'
import { makeAllEntries, NEW_SHARES, prepareYear, saveSeats } from './prepare.ts'
import { comparedWith, dryRun, hashesOf, publishRound } from './rounds.ts'
import { allSeats, answerSeats, endSeatsNotJoined, heldSeats, joinSeats, withdrawSeats, workOnSeats } from './seats.ts'
import { itIs, processOfYear, type Year } from './year.ts'

interface Size {
  people: number
  /** Of input and result of each published round, the same on every database. */
  hashes?: string[][]
}

/** Plays the year of a merit process on a frozen clock, step by step, and checks seats and money after each. */
export function meritYearTests({ people, hashes }: Size): void {
  const portal = startTestPortal()
  let year: Year
  const published: string[] = []
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterAll(() => {
    vi.useRealTimers()
  })
  let isPlayable = true
  /** A step of the year. After one that failed, those that build on it are skipped. */
  const step = (name: string, play: () => Promise<void>) =>
    it(name, async ({ skip }) => {
      if (!isPlayable) skip()
      isPlayable = false
      await play()
      await expectBalance(year)
      isPlayable = true
    })

  step('opens a process with seats from shares, and makes an entry of each application', async () => {
    year = await prepareYear(portal, people)
    expect(await makeAllEntries(year)).toBe(people)
  })

  step('lists those whose marks are verified, and explains each change of the next version', async () => {
    await typeAndVerify(year)
    expect(await checkClaims(year, { late: false })).toBeGreaterThan(0)
    const first = await publishNext(year, 'provisional', itIs('2026-06-26'))
    expect(first).toMatchObject({ version: 1, obstacles: [], changes: [] })
    expect([first.people > people / 2, first.leftOut > 0, first.waiting > 0]).toEqual([true, true, true])
    const { accepted, refused } = await objectAndDecide(year)
    expect([accepted > 0, refused > 0]).toEqual([true, true])
    await verifyLate(year)
    expect(await checkClaims(year, { late: true })).toBeGreaterThan(0)
    const second = await publishNext(year, 'provisional', itIs('2026-06-30'))
    expect([second.version, second.changes.filter(({ isUnexplained }) => isUnexplained)]).toEqual([2, []])
    const reasons = new Set(second.changes.map(({ explanation }) => explanation))
    expect(reasons).toEqual(new Set(['objection-accepted', 'marks-verified', 'claim-decided', null]))
    const final = await publishNext(year, 'final', itIs('2026-07-02'))
    expect(final).toMatchObject({ version: 1, people: second.people, changes: [] })
  })

  step('locks the choices of everyone who chose', async () => {
    const { chosen, locked } = await chooseAndLock(year)
    expect([chosen > people / 2, locked]).toEqual([true, chosen])
  })

  let first: string
  step('runs the first round anew by a changed pack and its seats, and lists each seat that differs', async () => {
    const now = itIs('2026-07-09')
    const before = await dryRun(year, now)
    expect(await requireRun(portal.payload, before)).toMatchObject({ state: 'dry', findings: [] })
    const { rules, revision } = await processOfYear(year)
    const pack = { ...rules.pack, version: '2026', source: 'Shares of other backward classes of June 2025' }
    const sent = { revision, confirmed: true, rules: { ...rules, pack } } as Parameters<typeof saveRules>[0]['sent']
    expect(
      await saveRules({ payload: portal.payload, id: year.process, sent, staff: year.officer, now: new Date() }),
    ).toBe('lists')
    expect(await publishNext(year, 'final', now)).toMatchObject({ version: 2, changes: [] })
    expect(await saveSeats(year, { people, day: NEW_SHARES })).toBe(2)
    first = await dryRun(year, now)
    const { seats = 0, ...others } = await comparedWith(year, first, before)
    expect([seats > 0, Object.keys(others).filter((cause) => cause !== 'others')]).toEqual([true, []])
  })

  step('publishes it by another person, takes answers and payments, and ends what is not answered', async () => {
    await publishRound(year, first, itIs('2026-07-09', '11:00'))
    published.push(first)
    const counts = await answerSeats({ year, round: 1, now: itIs('2026-07-10') })
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
    await expectBalance(year)
    await workOnSeats(year, itIs('2026-07-13'))
    const lapsed = (await allSeats(year)).filter(({ status }) => status === 'lapsed')
    expect(lapsed).toHaveLength(counts.none + counts.unpaid)
    expect(await withdrawSeats({ year, round: 1, now: itIs('2026-07-14') })).toBeGreaterThan(0)
    await workOnSeats(year, itIs('2026-07-14', '11:00'))
  })

  step('gives better seats in the second round, for which the difference is paid or comes back', async () => {
    const now = itIs('2026-07-15')
    const id = await dryRun(year, now)
    await publishRound(year, id, now)
    published.push(id)
    const seats = await allSeats(year)
    const upgrades = seats.filter(({ round, creditPaise }) => round === 2 && creditPaise > 0)
    const isSame = ({ duePaise, refundPaise }: (typeof upgrades)[number]) => duePaise + refundPaise === 0
    expect({
      dearer: upgrades.some(({ duePaise }) => duePaise > 0),
      cheaper: upgrades.some(({ refundPaise }) => refundPaise > 0),
      equal: upgrades.some(isSame),
      replaced: seats.filter(({ status }) => status === 'replaced').length,
    }).toEqual({ dearer: true, cheaper: true, equal: true, replaced: upgrades.length })
    await expectBalance(year)
    await answerSeats({ year, round: 2, now: itIs('2026-07-16') })
    await workOnSeats(year, itIs('2026-07-18', '02:00'))
    await withdrawSeats({ year, round: 2, now: itIs('2026-07-18', '03:00') })
    await workOnSeats(year, itIs('2026-07-18', '04:00'))
  })

  step('fills what is left by late choices, with a seat that was added', async () => {
    expect(await chooseLate(year)).toBeGreaterThan(0)
    const now = itIs('2026-07-20')
    const before = await dryRun(year, now)
    await saveSeats(year, { people, day: NEW_SHARES, more: 1 })
    const id = await dryRun(year, now)
    expect(await comparedWith(year, id, before)).toMatchObject({ seats: expect.any(Number) })
    await publishRound(year, id, now)
    published.push(id)
    const where = { and: [{ process: { equals: year.process } }, { round: { equals: 3 } }] }
    expect(await countRows({ payload: portal.payload, collection: 'seat-offers', where })).toBeGreaterThan(0)
    await answerSeats({ year, round: 3, now: itIs('2026-07-21') })
    await workOnSeats(year, itIs('2026-07-23'))
  })

  step('admits those who join, returns them to the university, and closes', async () => {
    const held = await heldSeats(year)
    const joined = await joinSeats({ year, now: itIs('2026-07-24') })
    expect([joined > 0, joined < held.length]).toEqual([true, true])
    const { headers } = await aStaffSession(portal, ['administrator'])
    const query = `process=${year.process}&header=names&columns=number,joinedOn,missing&reason=Return`
    const { text } = await portal.call('GET', `/api/exports/university-return?${query}`, undefined, headers)
    const lines = text.trim().split('\r\n').slice(1)
    expect([lines.length, lines.filter((line) => !line.endsWith(',2026-07-24,'))]).toEqual([joined, []])
    const now = itIs('2026-07-28')
    const { revision } = await processOfYear(year)
    await closeProcess({ payload: portal.payload, id: year.process, revision, staff: year.officer, now })
    expect(await processOfYear(year)).toMatchObject({ state: 'closed' })
    await endSeatsNotJoined(year, now)
    const where = { and: [{ process: { equals: year.process } }, { status: { equals: 'not-joined' as const } }] }
    expect(await countRows({ payload: portal.payload, collection: 'seat-offers', where })).toBe(held.length - joined)
    expect(await heldSeats(year)).toHaveLength(joined)
  })

  it.runIf(hashes !== undefined)('has the same bytes on every database', async ({ skip }) => {
    if (!isPlayable) skip()
    const found: string[][] = []
    for (const id of published) found.push(await hashesOf(year, id))
    expect(found).toEqual(hashes)
  })
}
