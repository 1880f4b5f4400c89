/** @sqlite-only killed-rounds.int.test.ts and a-year-in-a-day.int.test.ts give, pay and return better seats on both */
import { lastDayOf } from '@pravesh/shared/allotment/offers/offer-days'
import { addDays } from '@pravesh/shared/platform/days'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { atStep } from '../../../test/builders/open-processes.ts'
import { rereadPayment, runRefunds } from '../../../test/builders/refunds.ts'
import { inIndia } from '../../../test/in-india.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import { publicationWork } from './publication-work.ts'

const portal = startTestPortal()
let open: OpenCourse
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})
const rounds = meritRounds(portal, () => open)
const { faults, newsFor, paymentsFor, threePeople } = seatMoney(portal, rounds)

describe('an upgrade', () => {
  it.each([
    ['cheaper', [400_050, 1_000_000], 0, 599_950],
    ['dearer', [1_600_025, 1_000_000], 600_025, 0],
    ['for the same', [1_000_000, 1_000_000], 0, 0],
  ] as const)('to a seat that is %s pays or returns exactly the difference', async (_, amounts, due, back) => {
    const { payload } = portal
    const { process, best, second, last } = await threePeople([...amounts])
    await rounds.round(process)
    await rounds.answer(second, 'float')
    await rounds.answer(best, 'decline')
    const first = await rounds.seatOf(second)
    await rounds.round(await rounds.nextRound(process))
    const better = await rounds.seatOf(second)
    expect(better).toMatchObject({
      ...{ unit: 'C1', round: 2, status: 'offered', creditPaise: 1_000_000, duePaise: due, refundPaise: back },
    })
    const [before] = await readRows({ payload, collection: 'seat-offers', where: { id: { equals: first.id } } })
    expect(before).toMatchObject({ status: 'replaced', replacedBy: better.id })
    expect(await newsFor(second)).toContain('You have a better seat')
    expect(await newsFor(last)).toEqual(['You have a seat'])
    await rounds.answer(second, 'freeze')
    await runRefunds({ payload })
    const [paid] = await paymentsFor(second)
    if (paid === undefined) throw new Error('Nothing is paid.')
    expect(await rereadPayment(payload, paid)).toMatchObject({ refundHeldPaise: back, refundedPaise: back })
    const [after] = await readRows({ payload, collection: 'seat-offers', where: { id: { equals: first.id } } })
    expect(after?.refundedPaise).toBe(back)
    expect((await paymentsFor(second)).map(({ amountPaise }) => amountPaise)).toEqual([
      1_000_000,
      ...(due ? [due] : []),
    ])
    const where = { purpose: { equals: 'seat' as const } }
    const receipts = await readRows({ payload, collection: 'receipts', where, sort: '-position', limit: 1 })
    if (due)
      expect(receipts).toMatchObject([
        {
          subjectId: better.id,
          breakdown: [{ amountPaise: amounts[0] }, { amountPaise: -1_000_000, transactionIds: [paid.transactionId] }],
        },
      ])
    expect(await faults()).toEqual([])
  })

  it('that is accepted before its message is sent returns the difference all the same', async () => {
    const { payload } = portal
    const { process, best, second } = await threePeople([400_050, 1_000_000])
    await rounds.round(process)
    await rounds.answer(second, 'float')
    await rounds.answer(best, 'decline')
    await rounds.publish(await rounds.run(await rounds.nextRound(process)))
    await runDue({ payload, work: publicationWork })
    await rounds.answer(second, 'freeze')
    expect(await paymentsFor(second)).toMatchObject([{ refundHeldPaise: 0 }])
    await rounds.work(new Date(Date.now() + 1000))
    await runRefunds({ payload, now: new Date(Date.now() + 2000) })
    expect(await paymentsFor(second)).toMatchObject([{ refundHeldPaise: 599_950, refundedPaise: 599_950 }])
    expect(await newsFor(second)).toEqual(['You have a seat'])
    expect(await faults()).toEqual([])
  })

  it('that is declined leaves no seat', async () => {
    const { process, best, second } = await threePeople()
    await rounds.round(process)
    await rounds.answer(second, 'float')
    await rounds.answer(best, 'decline')
    await rounds.round(await rounds.nextRound(process))
    await rounds.answer(second, 'decline')
    expect(await rounds.entryFor(second.entry.applicationId)).toMatchObject({ standing: 'out', outReason: 'declined' })
    expect(await rounds.seatOf(second)).toMatchObject({ status: 'declined' })
    expect(await faults()).toEqual([])
  })

  it('needs no answer of those who keep their seat, who may still change what comes next', async () => {
    const { process, best, second, last } = await threePeople()
    await rounds.round(process)
    await rounds.answer(best, 'freeze')
    await rounds.answer(second, 'float')
    const first = await rounds.seatOf(second)
    const next = await rounds.nextRound(process)
    const id = await rounds.round(next)
    expect(await rounds.runRow(id)).toMatchObject({ candidates: 3, seated: 2 })
    expect(await rounds.seatOf(second)).toMatchObject({ id: first.id, status: 'accepted', ways: ['freeze'] })
    await rounds.work(inIndia(addDays(lastDayOf(next.steps, { round: 2 }) ?? '', 1), '03:00'))
    expect(await rounds.seatOf(second)).toMatchObject({ status: 'accepted' })
    expect(await rounds.offerFor(last)).toBeNull()
    expect(await faults()).toEqual([])
  })
})

it('lets those without a seat change their choices for the last round', async () => {
  const { payload } = portal
  const { process, best, second, last } = await threePeople()
  await rounds.round(process)
  await rounds.answer(best, 'freeze')
  await rounds.answer(second, 'decline')
  const where = { id: { equals: last.entry.id } }
  await changeOne({ payload, collection: 'merit-entries', where, data: { choices: ['C1'] } })
  await rounds.round(await rounds.nextRound(process))
  expect(await rounds.offerFor(last)).toBeNull()
  expect(await atStep(payload, process, 'joining')).toMatchObject({ state: 'open' })
})
