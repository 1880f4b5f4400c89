import { dayInIndia } from '@pravesh/shared/platform/formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPaidApplication } from '../../../test/builders/applications.ts'
import { dueOf } from '../../../test/builders/fees.ts'
import { countedFigures } from '../../../test/counted-figures.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { describeRules, itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aLimitedMember } from '../../../test/limited-staff.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'

const portal = startTestPortal()
const fees = feePortal(portal)
const { count } = countedFigures(portal)
let administrator: Record<string, string>
let first = ''
let second = ''

beforeAll(async () => {
  const { payload } = portal
  administrator = (await aStaffSession(portal, ['administrator'])).headers
  const [one, other] = fees.open().colleges
  first = one.id
  second = other.id
  const admitted = await fees.admitted()
  await fees.paid(admitted, dueOf(admitted, 'EXAM'))
  await aPaidApplication(payload, { open: fees.open() })
  const { id } = await aPaidApplication(payload, { open: fees.open() })
  await changeOne({ payload, collection: 'applications', where: { id: { equals: id } }, data: { college: second } })
  await count()
})

const read = (query = '', headers = administrator) => portal.call('GET', `/api/figures?${query}`, undefined, headers)
const csv = (query = '', headers = administrator) =>
  portal.call('GET', `/api/exports/figures?${query}`, undefined, headers)

/** Everything in a reply that a filter or limit must not let through. */
const submittedIn = async (query: string, headers = administrator) => {
  const { reply } = await read(query, headers)
  const { total, by_college: colleges, by_period: periods } = reply.result
  const ofPeriods = periods.reduce(
    (sum: number, row: { figures: { submitted: number } }) => sum + row.figures.submitted,
    0,
  )
  expect(ofPeriods).toBe(total.submitted)
  return { total: total.submitted, colleges: colleges.map(({ key }: { key: string }) => key) }
}

describe('the call', () => {
  it('has the figures of the filters, by each breakdown', async () => {
    const { reply } = await read(`by=day&from=${dayInIndia(new Date())}`)
    expect(reply.result.total).toMatchObject({ submitted: 3, fee_paid: 3, waiting: 2, admitted: 1, approved: 1 })
    expect(reply.result.total).toMatchObject({ median_days_to_decide: 0, decisions: 1, refunded: 0 })
    expect(reply.result.total.received).toBeGreaterThan(0)
    expect(reply.result.by_college.map(({ key }: { key: string }) => key).toSorted()).toEqual(
      [first, second].toSorted(),
    )
    expect(await submittedIn(`college=${second}`)).toEqual({ total: 1, colleges: [second] })
    const yesterday = dayInIndia(new Date(Date.now() - 24 * 60 * 60_000))
    expect(await submittedIn(`to=${yesterday}&by=month`)).toMatchObject({ total: 0 })
    expect(await submittedIn('course=DELED')).toMatchObject({ total: 0 })
    expect(await submittedIn('from=2020-01-01&to=2020-02-15')).toMatchObject({ total: 0 })
    expect(await submittedIn('from=2020-01-15')).toMatchObject({ total: 3 })
  })

  it('names a wrong filter', async () => {
    const { status, reply } = await read('from=yesterday&college=x&category=Y&course=Z')
    expect(status).toBe(400)
    expect(reply.errors.map(({ field }: { field: string }) => field)).toEqual(['course', 'category', 'from', 'college'])
  })

  it('shows limited staff nothing of other colleges and courses, also in the file', async () => {
    const { headers } = await aLimitedMember(portal, { colleges: [first] })
    expect(await submittedIn('', headers)).toEqual({ total: 2, colleges: [first] })
    expect((await read(`college=${second}`, headers)).status).toBe(400)
    const file = await csv('header=names', headers)
    expect(file.text).toContain(first)
    expect(file.text).not.toContain(second)
    const { headers: ofCourse } = await aLimitedMember(portal, { courses: ['DELED'] })
    expect(await submittedIn('', ofCourse)).toEqual({ total: 0, colleges: [] })
  })

  itsRule('has no money for those who may not read payments', async () => {
    const verifier = (await aStaffSession(portal, ['verifier'])).headers
    const { reply } = await read('', verifier)
    expect(Object.keys(reply.result.total)).not.toContain('received')
    expect((await csv('header=names', verifier)).text.split('\r\n')[0]).not.toContain('received')
    const store = (await aStaffSession(portal, ['store'])).headers
    expect((await read('', store)).status).toBe(403)
    expect((await csv('', store)).status).toBe(403)
    expect((await read('', {})).status).toBe(401)
  })
})

it('writes what it exports into the record of exports', async () => {
  const { text, headers } = await csv(`college=${first}`)
  expect(headers.get('content-disposition')).toContain('figures-')
  expect(text.split('\r\n')[1]).toMatch(/^Total,,,\d+,2,/)
  const { docs } = await portal.payload.find({
    collection: 'access-records',
    where: { and: [{ subject: { equals: 'figures' } }, { filters: { equals: `college=${first}` } }] },
  })
  expect(docs).toMatchObject([{ kind: 'export', rows: text.split('\r\n').length - 2 }])
})

describeRules('an access key', () => {
  const create = (more: object = {}, headers = administrator) => {
    const body = { name: 'Head office', colleges: [], courses: [], seesMoney: false, days: 30, ...more }
    return portal.call('POST', '/api/figures/keys', body, headers)
  }
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
  const idOf = async (name: string) => {
    const { docs } = await portal.payload.find({ collection: 'figure-keys', where: { name: { equals: name } } })
    return docs[0]?.id ?? ''
  }

  it('reads figures inside its limit, is recorded, and is stored as a hash', async () => {
    const { reply } = await create({ name: 'One college', colleges: [first] })
    const { key } = reply.result
    expect(await submittedIn('', bearer(key))).toEqual({ total: 2, colleges: [first] })
    expect((await read('', bearer(key))).text).not.toContain('"received"')
    expect((await read(`college=${second}`, bearer(key))).status).toBe(400)
    const { docs } = await portal.payload.find({
      collection: 'access-records',
      where: { staffName: { like: 'One college' } },
    })
    expect(docs.length).toBeGreaterThan(1)
    const stored = JSON.stringify(await readRows({ payload: portal.payload, collection: 'figure-keys', limit: 10 }))
    expect(stored).not.toContain(key)
    expect(JSON.stringify(docs)).not.toContain(key)
    expect(stored).toContain('usedAt')
  })

  it('opens nothing else', async () => {
    const { key } = (await create({ name: 'Nothing else' })).reply.result
    for (const path of ['/api/applications', '/api/exports/figures', '/api/exports/payments', '/api/figure-counts']) {
      const { status } = await portal.call('GET', path, undefined, bearer(key))
      expect([401, 403]).toContain(status)
    }
    expect((await create({}, bearer(key))).status).toBe(401)
  })

  it('is refused with one answer, whether it is unknown, over or revoked', async () => {
    const revoked = (await create({ name: 'Revoked' })).reply.result.key
    const over = (await create({ name: 'Over' })).reply.result.key
    await portal.call('POST', `/api/figures/keys/${await idOf('Revoked')}/revoke`, {}, administrator)
    const where = { id: { equals: await idOf('Over') } }
    await changeOne({
      payload: portal.payload,
      collection: 'figure-keys',
      where,
      data: { expiresAt: new Date(0).toISOString() },
    })
    const answers = await Promise.all([revoked, over, 'unknown'].map((key) => read('', bearer(key))))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(401)
  })

  it('is made by administrators only, with a college that exists', async () => {
    const officer = (await aStaffSession(portal, ['admissions-officer'])).headers
    expect((await create({}, officer)).status).toBe(403)
    expect((await create({ colleges: ['x'] })).reply.errors).toMatchObject([{ field: 'colleges' }])
    expect((await create({ days: 1000 })).reply.errors).toMatchObject([{ field: 'days' }])
  })
})
