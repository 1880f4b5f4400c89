/** @sqlite-only a-year-in-a-day.int.test.ts saves units and versions of seats on both */
import type { SentUnits } from '@pravesh/shared/allotment/calls/staff-processes'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { SeatRow } from '@pravesh/shared/allotment/process/units'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPublishedRun } from '../../../test/builders/merit.ts'
import { fieldsOf, preparedPortal } from '../../../test/prepared-portal.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const { change, stored, units, saveUnits, seats, prepared, opened } = preparedPortal(portal)

describe('colleges and amounts', () => {
  it('get codes that stay', async () => {
    expect(await saveUnits()).toMatchObject({ status: 200 })
    const codes = (await stored()).units.map(({ code }) => code)
    expect(codes).toEqual(['SHAL-HIST', 'KANG-HIST'])
    const { revision } = await stored()
    await change('units', { revision, units: units().toReversed(), creditsFee: true })
    expect((await stored()).units.map(({ code }) => code)).toEqual(codes.toReversed())
  })

  it.each<[string, (units: SentUnits['units']) => unknown[]]>([
    ['units.0.college', ([first]) => [{ ...first, college: 'x' }]],
    ['units.0.subject', ([first]) => [{ ...first, subject: 'SANSKRIT' }]],
    ['units.1.subject', ([first]) => [first, first]],
    ['units.0.amountPaise', ([first]) => [{ ...first, amountPaise: 1.5 }]],
  ])('name a wrong %s', async (field, edit) => {
    const answer = await change('units', { revision: 1, units: edit(units()), creditsFee: true })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]])
  })

  it('have cut-offs of an earlier session, also once the process is open', async () => {
    const { revision } = await opened()
    const cutOffs = { session: '2024-2026', source: 'List of 2 July 2024', scores: { UR: 625_000, 'OBC-A': 550_000 } }
    const [first, second] = units()
    const sent = { revision, units: [{ ...first, cutOffs }, second], creditsFee: true }
    expect((await change('units', sent)).status).toBe(200)
    expect((await stored()).units.map((unit) => unit.cutOffs)).toEqual([cutOffs, undefined])
    const without = { ...first, cutOffs: { ...cutOffs, source: ' ', scores: { UR: -1 } } }
    const answer = await change('units', { revision: revision + 1, units: [without, second], creditsFee: true })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['units.0.cutOffs.source', 'units.0.cutOffs.scores.UR']])
  })

  it('keep those that have seats', async () => {
    const revision = await prepared()
    const answer = await change('units', { revision, units: units().slice(1), creditsFee: true })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['units']])
  })

  it('keep their college published, and their subject, while seats can be taken up', async () => {
    await prepared()
    const { headers } = await aStaffSession(portal, ['administrator'])
    const [{ college = '', subject = '' } = {}] = units()
    const named = { where: { name: { equals: subject } }, limit: 1 }
    const { docs } = await portal.payload.find({ collection: 'subjects', ...named })
    const answers = [
      await portal.call('PATCH', `/api/colleges/${college}`, { _status: 'draft' }, headers),
      await portal.call('DELETE', `/api/colleges/${college}`, undefined, headers),
      await portal.call('DELETE', `/api/subjects/${docs[0]?.id}`, undefined, headers),
    ]
    for (const { status, text } of answers)
      expect([status, text]).toEqual([409, expect.stringContaining('1 merit process')])
  })

  it('can be of deputed teachers where the rules say up to which day service counts, which then stay', async () => {
    const [first, ...others] = units()
    const sent = [first, { ...first, subject: SERVICE_LIST }, ...others]
    const saved = async (more: object) => {
      const { revision, rules } = await stored()
      return fieldsOf(await change('rules', { revision, confirmed: false, rules: { ...rules, ...more } }))
    }
    const sentUnits = async () =>
      fieldsOf(await change('units', { revision: (await stored()).revision, units: sent, creditsFee: true }))
    expect(await saved({ service: { on: '2026-02-30' } })).toEqual(['service.on'])
    await saved({ service: null })
    expect(await sentUnits()).toEqual(['units.1.subject'])
    await saved({ service: { on: '2026-07-01' } })
    expect(await sentUnits()).toBeUndefined()
    expect((await stored()).units.map(({ code }) => code)).toEqual(['SHAL-HIST', 'SHAL-DEPU', 'KANG-HIST'])
    expect(await saved({ service: null })).toEqual(['service'])
  })

  it('keep amounts for which seats were offered', async () => {
    const process = await opened()
    await aPublishedRun(portal.payload, process)
    const dearer = units().map((unit) => ({ ...unit, amountPaise: 600_000 }))
    const answer = await change('units', { revision: process.revision, units: dearer, creditsFee: false })
    expect(fieldsOf(answer)).toEqual(['units/SHAL-HIST', 'units/KANG-HIST', 'creditsFee'])
  })
})

describe('seats', () => {
  beforeEach(saveUnits)

  it('are proposed from the shares of a day, and change nothing', async () => {
    const totals = { 'SHAL-HIST': 50 }
    const { status, reply } = await change('matrix/propose', { totals, day: '2026-07-01' })
    expect(status).toBe(200)
    expect(reply.result.rows).toEqual([
      { unit: 'SHAL-HIST', category: 'UR', seats: 27, minimum: { PWD: 2 } },
      { unit: 'SHAL-HIST', category: 'SC', seats: 11, minimum: { PWD: 1 } },
      { unit: 'SHAL-HIST', category: 'ST', seats: 3, minimum: {} },
      { unit: 'SHAL-HIST', category: 'OBC-A', seats: 4, minimum: {} },
      { unit: 'SHAL-HIST', category: 'OBC-B', seats: 5, minimum: {} },
    ])
    expect(reply.result.shares.map(({ code, percent }: { code: string; percent: number }) => [code, percent])).toEqual([
      ['SC', 22],
      ['ST', 6],
      ['OBC-A', 7],
      ['OBC-B', 10],
      ['PWD', 5],
    ])
    expect((await stored()).matrixVersion).toBe(0)
    const earlier = await change('matrix/propose', { totals, day: '2025-05-31' })
    expect(earlier.reply.result.rows[3].seats).toBe(5)
  })

  it('are proposed without the share of a group that no rule of the day knows', async () => {
    const { revision, rules } = await stored()
    const groups = ['PWD', 'DEP'] as const
    await change('rules', { revision, confirmed: false, rules: { ...rules, groups, service: null } })
    const propose = async (day: string) =>
      (await change('matrix/propose', { totals: { 'SHAL-HIST': 50 }, day })).reply.result
    expect((await propose('2026-07-01')).rows[0].minimum).toEqual({ PWD: 2, DEP: 2 })
    expect((await propose('2025-05-31')).unknown).toEqual(['DEP'])
  })

  it('are proposed for deputed teachers out of the seats of their college, and only with a rule of the day', async () => {
    const [first, ...others] = units()
    const sent = [first, { ...first, subject: SERVICE_LIST }, ...others]
    await change('units', { revision: (await stored()).revision, units: sent, creditsFee: true })
    const propose = async (totals: Record<string, number>, day = '2026-07-01') => {
      const { result } = (await change('matrix/propose', { totals, day })).reply
      const seats = Map.groupBy(result.rows as SeatRow[], ({ unit }) => unit)
      return { ...result, seats: [...seats].map(([unit, rows]) => [unit, rows.map((row) => row.seats)]) }
    }
    const all = { 'SHAL-HIST': 100, 'SHAL-DEPU': 0, 'KANG-HIST': 20 }
    const { shares, seats: proposed } = await propose(all)
    expect(proposed).toEqual([
      ['SHAL-HIST', [51, 21, 6, 7, 10]],
      ['SHAL-DEPU', [3, 1, 0, 0, 1]],
      ['KANG-HIST', [12, 4, 1, 1, 2]],
    ])
    expect(shares).toContainEqual(expect.objectContaining({ code: SERVICE_LIST, percent: 5 }))
    expect((await propose({ ...all, 'SHAL-DEPU': 1 })).seats[1]).toEqual(['SHAL-DEPU', [1, 0, 0, 0, 0]])
    const before = await propose(all, '2025-05-31')
    expect([before.unknown, before.seats[1]]).toEqual([[SERVICE_LIST], ['SHAL-DEPU', [0, 0, 0, 0, 0]]])
  })

  it.each([
    ['day', { totals: {}, day: '2026-02-30' }],
    ['totals/BANK', { totals: { BANK: 1 }, day: '2026-07-01' }],
  ])('are not proposed with a wrong %s', async (field, sent) =>
    expect(fieldsOf(await change('matrix/propose', sent))).toEqual([field]),
  )

  it('are saved as versions, and the next run reads the newest', async () => {
    expect((await change('matrix', await seats())).reply.msg).toContain('version 1')
    expect((await change('matrix', { ...(await seats()), note: 'As sanctioned' })).status).toBe(200)
    expect((await stored()).matrixVersion).toBe(2)
    const { docs } = await portal.payload.find({ collection: 'seat-matrices', sort: 'version' })
    expect(docs.map(({ version, note, by }) => [version, note, by])).toEqual([
      [1, '', 'administrator'],
      [2, 'As sanctioned', 'administrator'],
    ])
  })

  it('name what does not add up', async () => {
    const sent = await seats()
    const rows = sent.rows.map((row) => ({ ...row, minimum: { PWD: 11 } }))
    const answer = await change('matrix', { ...sent, rows, totals: { 'SHAL-HIST': 12 } })
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual(['rows/SHAL-HIST/UR', 'rows/KANG-HIST/UR', 'totals/SHAL-HIST'])
    expect(fieldsOf(await change('matrix', { ...sent, rows: [{ ...sent.rows[0], seats: -1 }] }))).toEqual([
      'rows.0.seats',
    ])
  })

  it('are saved by one of two people at once', async () => {
    const sent = await seats()
    const answers = await Promise.all([change('matrix', sent), change('matrix', sent)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await stored()).matrixVersion).toBeGreaterThan(0)
    // What the other one wrote stays unused, and stops no later version.
    expect((await change('matrix', await seats())).status).toBe(200)
  })
})
