/** @sqlite-only a-year-in-a-day.int.test.ts opens and closes a process on both */
import { createHash } from 'node:crypto'
import { addDays } from '@pravesh/shared/platform/days'
import { describe, expect, it } from 'vitest'
import { fieldsOf, preparedPortal } from '../../../test/prepared-portal.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'

const portal = startTestPortal()
const { id, change, stored, seats, prepared, opened } = preparedPortal(portal)

describe('opening', () => {
  it('names everything that is missing', async () => {
    const answer = await change('open', { revision: 1 })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['units', 'matrix']])
  })

  it('is too late when no marks can be entered any more', async () => {
    await prepared()
    const { revision, steps } = await stored()
    const earlier = steps.map((step) => ({ ...step, first: addDays(step.first, -40), last: addDays(step.last, -40) }))
    await change('steps', { revision, steps: earlier })
    expect(fieldsOf(await change('open', { revision: revision + 1 }))).toEqual(['steps/correct'])
  })

  it('waits for a college without which no one could join there', async () => {
    const revision = await prepared()
    const { payload } = portal
    const [first, ...others] = (await stored()).units
    const units = [{ ...first, college: '6500000000000000000000aa', collegeName: 'Talbagan College' }, ...others]
    await changeOne({ payload, collection: 'merit-processes', where: { id: { equals: id() } }, data: { units } })
    const answer = await change('open', { revision })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['units']])
    expect(answer.text).toContain('The course is not published for Talbagan College.')
  })

  it('draws another seed, of which the hash is known', async () => {
    const before = (await stored()).lotSeed
    const { state, lotSeed, lotSeedHash, openedAt } = await opened()
    expect(state).toBe('open')
    expect(Date.parse(openedAt ?? '')).toBeGreaterThan(0)
    expect(lotSeed).not.toBe(before)
    expect(lotSeedHash).toBe(createHash('sha256').update(lotSeed).digest('hex'))
    const { headers } = await aStaffSession(portal, ['administrator'])
    const { text } = await portal.call('GET', '/api/merit-processes', undefined, headers)
    expect([text.includes(lotSeedHash), text.includes(lotSeed)]).toEqual([true, false])
  })

  it('happens once, also for two people at once', async () => {
    const revision = await prepared()
    const answers = await Promise.all([change('open', { revision }), change('open', { revision })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await change('open', { revision: (await stored()).revision })).status).toBe(409)
  })
})

describe('closing', () => {
  it('ends an open process, after which nothing changes', async () => {
    expect((await change('close', { revision: 1 })).status).toBe(409)
    const { revision } = await opened()
    expect((await change('close', { revision })).status).toBe(200)
    const closed = await stored()
    expect(closed.state).toBe('closed')
    expect(Date.parse(closed.closedAt ?? '')).toBeGreaterThan(0)
    expect((await change('matrix', await seats())).status).toBe(409)
    const { steps, rules } = closed
    const later = steps.map((step) => (step.kind === 'joining' ? { ...step, last: addDays(step.last, 1) } : step))
    expect(fieldsOf(await change('steps', { revision: revision + 1, steps: later }))).toContain('steps')
    expect(fieldsOf(await change('rules', { revision: revision + 1, confirmed: true, rules }))).toEqual(['rules'])
  })
})
