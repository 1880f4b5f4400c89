/** @sqlite-only killed-rounds.int.test.ts kills publications with upgrades on both */
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import { endOffer } from './end-offer.ts'
import { offerWork } from './offer-work.ts'
import { publicationWork } from './publication-work.ts'

/** From one kill to the next; killed-rounds.int kills real processes at others. */
const STEP = 3

const portal = startTestPortal()
let open: OpenCourse
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})
const rounds = meritRounds(portal, () => open)
const { faults, newsFor, paymentsFor, threePeople } = seatMoney(portal, rounds)

describe('an interruption', () => {
  const workOnce = async () => {
    const now = () => new Date(Date.now() + 1000)
    await runDue({ payload: portal.payload, work: publicationWork, now })
    await runDue({ payload: portal.payload, work: offerWork, now })
  }
  /** Another process takes over once the leases have expired. */
  const takeOver = async () => {
    const now = () => new Date(Date.now() + 20 * 60_000)
    await runDue({ payload: portal.payload, work: publicationWork, now })
    await runDue({ payload: portal.payload, work: offerWork, now })
    await runDue({ payload: portal.payload, work: offerWork, now })
  }

  it('at any write of a publication with an upgrade leaves one seat and the right amount', async () => {
    const { payload } = portal
    let nth = 1
    for (let died = true; died; nth += STEP) {
      const process = await rounds.aProcess({ amounts: [400_050, 1_000_000] })
      const second = await rounds.aPerson(process, 80, ['C1', 'C2'])
      await rounds.anEntry(process, 1, { choices: ['C1'] })
      await rounds.anEntry(process, 2, { score: 700_000 })
      await rounds.publishList(process)
      await rounds.round(process)
      await rounds.answer(second, 'float')
      const best = { entry: await rounds.entryFor('application-1') }
      await endOffer({ payload, offer: await rounds.seatOf(best), status: 'declined', now: new Date() })
      await rounds.work()
      const next = await rounds.nextRound(process)
      await rounds.publish(await rounds.run(next))
      ;({ died } = await killAtWrite(payload, nth, workOnce))
      await takeOver()
      const where = { process: { equals: process.id } }
      const all = await readRows({ payload, collection: 'seat-offers', where, limit: 100 })
      expect(
        all.map(({ round, unit, status }) => `${round} ${unit} ${status}`).sort(),
        `killed at write ${nth}`,
      ).toEqual(['1 C1 declined', '1 C2 replaced', '2 C1 offered', '2 C2 offered'])
      expect(await rounds.seatOf(second)).toMatchObject({ unit: 'C1', settledAt: expect.any(String) })
      expect(await paymentsFor(second)).toMatchObject([{ refundHeldPaise: 599_950 }])
      expect(await newsFor(second)).toEqual(['You have a seat', 'You have a better seat'])
      expect(await faults()).toEqual([])
    }
    expect(nth).toBeGreaterThan(8)
  })

  it('of two portals that write the same seats leaves each once', async () => {
    const { process, second } = await threePeople()
    await rounds.publish(await rounds.run(process))
    await Promise.all([workOnce(), workOnce()])
    await workOnce()
    const where = { process: { equals: process.id } }
    const offers = await readRows({ payload: portal.payload, collection: 'seat-offers', where, limit: 100 })
    expect(offers.map(({ unit }) => unit).sort()).toEqual(['C1', 'C2'])
    expect(await newsFor(second)).toEqual(['You have a seat'])
  })
})
