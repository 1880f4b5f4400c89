/** @sqlite-only what decides, conditional updates of seats, is tested by join-races.int.test.ts on both */
import { addDays } from '@pravesh/shared/platform/days'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { loggedIn } from '../../../test/builders/students.ts'
import { inIndia } from '../../../test/in-india.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { runDue } from '../../database/work/run-due.ts'
import { saveSteps } from '../prepare/save-steps.ts'
import { requireProcess } from '../processes/find-process.ts'
import { answerOffer } from './answer-offer.ts'
import { moveLastDays } from './move-last-days.ts'
import { offerWork } from './offer-work.ts'

const STAFF = { id: 'officer', name: 'Mina Das' }
const portal = startTestPortal()
let open: OpenCourse
let administrator: Record<string, string>
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  administrator = (await aStaffSession(portal, ['administrator'])).headers
})
const rounds = meritRounds(portal, () => open)
const { newsFor, threePeople } = seatMoney(portal, rounds)

let three: Awaited<ReturnType<typeof threePeople>>
/** The last day of the first round, before and after it became longer. */
let [before, after] = ['', '']
beforeEach(async () => {
  three = await threePeople()
  await rounds.round(three.process)
  before = (await rounds.seatOf(three.best)).respondBy
  after = addDays(before, 3)
})

/** Changes the last day of the first round; those of later steps follow it. */
async function roundUntil(last: string): Promise<void> {
  const { payload } = portal
  const { id, revision, steps } = await requireProcess(payload, three.process.id)
  const at = steps.findIndex(({ round }) => round === 1)
  const moved = steps.map((step, place) => {
    if (place < at) return step
    if (place === at) return { ...step, last }
    return { ...step, first: addDays(step.first, 5), last: addDays(step.last, 5) }
  })
  await saveSteps({ payload, id, sent: { revision, steps: moved }, staff: STAFF, now: new Date() })
}
const move = async () => {
  const process = await requireProcess(portal.payload, three.process.id)
  await moveLastDays({ payload: portal.payload, process, now: new Date() })
}
const workAt = (now: Date) => runDue({ payload: portal.payload, work: offerWork, now: () => now })

describe('a published round that becomes longer', () => {
  it('has one last day on every screen, in the calendar and in the message', async () => {
    const { best, second } = three
    await rounds.answer(second, 'float', false)
    await roundUntil(after)
    for (const hasMoved of [false, true]) {
      if (hasMoved) await move()
      const { reply } = await portal.call(
        'GET',
        '/api/merit/mine',
        undefined,
        await loggedIn(portal.payload, best.student),
      )
      const [own] = reply.result
      const step = own.steps.find(({ round }: { round?: number }) => round === 1)
      const offers = await portal.call(
        'GET',
        `/api/merit/staff/process/${three.process.id}/offers`,
        undefined,
        administrator,
      )
      const file = await portal.call('GET', `/api/merit/calendar/${three.process.id}`)
      const [, end] = /UID:\S+-rounds-1@[\s\S]*?DTEND;VALUE=DATE:(\d+)/.exec(file.text) ?? []
      expect([step.last, own.result.offer.respondBy, end]).toEqual([
        after,
        after,
        addDays(after, 1).replaceAll('-', ''),
      ])
      expect(new Set(offers.reply.result.rows.map((row: { respondBy: string }) => row.respondBy))).toEqual(
        new Set([after]),
      )
    }
    expect((await rounds.seatOf(best)).respondBy).toBe(after)
    for (const { student } of [best, second]) {
      const [news] = await messagesTo(portal.payload, student.email, 'seat-news')
      expect(news?.subject).toContain('The last day for your seat has moved')
      expect(news?.text).toContain(formatLongDay(after, 'en'))
    }
    expect(await newsFor(three.last)).toEqual([])
  })

  it('keeps a seat until its new last day, also before that is noted, and reminds on that too', async () => {
    const { best } = three
    await workAt(inIndia(before, '12:00'))
    await roundUntil(after)
    await workAt(inIndia(addDays(before, 1), '00:01'))
    expect(await rounds.seatOf(best)).toMatchObject({ status: 'offered', respondBy: after })
    await move()
    await workAt(inIndia(after, '12:00'))
    const reminder = 'Today is the last day for your seat'
    const moved = 'The last day for your seat has moved'
    expect(await newsFor(best)).toEqual(['You have a seat', reminder, moved, reminder])
    await workAt(inIndia(addDays(after, 1), '00:01'))
    expect(await rounds.seatOf(best)).toMatchObject({ status: 'lapsed' })
  })

  it('takes an answer after the old last day, of those who saw the old one too', async () => {
    const { best } = three
    const { id: offer, revision } = await rounds.seatOf(best)
    await roundUntil(after)
    await move()
    await answerOffer({
      ...{ payload: portal.payload, student: best.student, applicationId: best.entry.applicationId },
      ...{ sent: { offer, revision, answer: 'freeze' }, now: inIndia(after, '20:00') },
    })
    expect(await rounds.seatOf(best)).toMatchObject({ status: 'accepted' })
  })

  it('writes to each once, after a kill at any write', async () => {
    const { best, second } = three
    let day = before
    for (let died = true, nth = 1; died; nth += KILL_STEP) {
      day = addDays(day, 1)
      await roundUntil(day)
      ;({ died } = await killAtWrite(portal.payload, nth, move))
      await move()
      for (const person of [best, second]) {
        expect((await rounds.seatOf(person)).respondBy).toBe(day)
        const moved = (await newsFor(person)).filter((subject) => subject?.includes('has moved'))
        expect(moved).toHaveLength(Math.ceil(nth / KILL_STEP))
      }
      expect(nth).toBeLessThan(20)
    }
  })
})

it('a published round does not become shorter, nor longer once its seats have ended', async () => {
  const { payload } = portal
  await roundUntil(after)
  const refused = { status: 400, errors: [{ field: 'steps/rounds/1/last' }] }
  await expect(roundUntil(addDays(after, -1))).rejects.toMatchObject(refused)
  const { id, steps } = await requireProcess(payload, three.process.id)
  const past = steps.map((step) => ({ ...step, first: addDays(step.first, -9), last: addDays(step.last, -9) }))
  await changeOne({ payload, collection: 'merit-processes', where: { id: { equals: id } }, data: { steps: past } })
  await expect(roundUntil(addDays(after, -8))).rejects.toMatchObject({
    errors: expect.arrayContaining([expect.objectContaining({ field: 'steps/rounds/1/last' })]),
  })
})
