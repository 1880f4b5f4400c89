import type { TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPublishedCollege } from '../../../test/builders/courses.ts'
import { givenSiteSettings } from '../../../test/builders/site-settings.ts'
import { aStaffMember } from '../../../test/builders/staff.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aLimitedMember, setLimit, twoWorlds } from '../../../test/limited-staff.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRow } from '../../database/records/read-row.ts'
import { runDue } from '../../database/work/run-due.ts'
import { exportWork } from '../../documents/exported/make-export.ts'
import { portalOf } from '../../foundation/portal.ts'
import { sumPayments } from '../../payments/admin/list/sum-payments.ts'
import { isCallInScope } from '../server-functions/call-in-scope.ts'

const portal = startTestPortal()
const worlds = twoWorlds(portal)
beforeAll(() => givenSiteSettings(portal.payload))

const totalOf = async (headers: Record<string, string>) =>
  (await portal.call('GET', '/api/applications?limit=0', undefined, headers)).reply.totalDocs

describe('the limit of an account', () => {
  it('acts at once on an open session, and ends at once', async () => {
    const { user, headers } = await aLimitedMember(portal, {})
    const everything = await totalOf(headers)
    await setLimit(portal.payload, user, { colleges: [worlds.inside.college] })
    expect(await totalOf(headers)).toBeLessThan(everything)
    const { outside } = worlds
    const address = `/api/applications/${outside.ids.applications}`
    expect((await portal.call('GET', address, undefined, headers)).status).toBe(404)
    await setLimit(portal.payload, user, {})
    expect(await totalOf(headers)).toBe(everything)
    expect((await portal.call('GET', address, undefined, headers)).status).toBe(200)
  })

  it('closes the exports that were made before, until it ends', async () => {
    const { payload } = portal
    const { user, headers } = await aLimitedMember(portal, {})
    const of = { payload, staffId: user.id, name: 'payments', format: 'csv', query: 'reason=Audit' } as const
    await portalOf(payload).makeExportLater({ ...of, accessId: null, now: new Date() })
    await runDue({ payload, work: exportWork })
    const where = { staffId: { equals: user.id } }
    const file = await readRow({ payload, collection: 'export-files', where })
    const download = () => portal.call('GET', `/api/exported/${file?.id}`, undefined, headers)
    expect(await download()).toMatchObject({ status: 200 })
    await setLimit(payload, user, { courses: ['DELED'] })
    const refused = await download()
    expect([refused.status, refused.reply.msg]).toEqual([409, expect.stringContaining('limits have changed')])
    await setLimit(payload, user, {})
    expect(await download()).toMatchObject({ status: 200 })
  })

  itsRule('is changed only by those who give roles', async () => {
    const { user, headers } = await aLimitedMember(portal, { courses: ['BED'] })
    const change = { limitCourses: [], limitColleges: [], name: 'Asha Rao' }
    const { status } = await portal.call('PATCH', `/api/staff/${user.id}`, change, headers)
    expect(status).toBe(200)
    const after = await portal.payload.findByID({ collection: 'staff', id: user.id })
    expect(after).toMatchObject({ name: 'Asha Rao', limitCourses: ['BED'] })
    const administrator = await aStaffSession(portal, ['administrator'])
    await portal.call('PATCH', `/api/staff/${user.id}`, { limitCourses: ['DELED'] }, administrator.headers)
    expect(await portal.payload.findByID({ collection: 'staff', id: user.id })).toMatchObject({
      limitCourses: ['DELED'],
    })
  })

  itsRule('is refused for an administrator, naming the field', async () => {
    const { id } = await aStaffMember(portal.payload)
    const { headers } = await aStaffSession(portal, ['administrator'])
    const answer = await portal.call('PATCH', `/api/staff/${id}`, { limitCourses: ['BED'] }, headers)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('limitCourses')
    expect(answer.text).toContain('You cannot limit an administrator.')
    const limited = await aLimitedMember(portal, { courses: ['BED'] })
    const roles = { roles: ['administrator'] }
    expect((await portal.call('PATCH', `/api/staff/${limited.user.id}`, roles, headers)).status).toBe(400)
  })

  it('keeps its college from being deleted', async () => {
    const { headers } = await aStaffSession(portal, ['administrator'])
    const college = await aPublishedCollege(portal.payload, { name: 'Nadia College' })
    await aLimitedMember(portal, { colleges: [college.id] })
    const { status, text } = await portal.call('DELETE', `/api/colleges/${college.id}`, undefined, headers)
    expect(status, text).toBe(409)
    expect(text).toContain('limited member of staff')
  })

  itsRule('leaves public content readable and closes its changes', async () => {
    const { headers } = await aLimitedMember(portal, { colleges: [worlds.inside.college] })
    expect((await portal.call('GET', '/api/books', undefined, headers)).status).toBe(200)
    expect((await portal.call('PATCH', `/api/colleges/${worlds.inside.college}`, {}, headers)).status).toBe(200)
    expect((await portal.call('PATCH', `/api/colleges/${worlds.outside.college}`, {}, headers)).status).toBe(403)
    for (const [path, body] of [
      ['/api/globals/site-settings', {}],
      ['/api/globals/fee-settings', {}],
      ['/api/notices', { title: 'x' }],
      ['/api/colleges', { name: 'x' }],
    ] as const) {
      expect((await portal.call('POST', path, body, headers)).status, path).toBe(403)
    }
  })
})

describe('figures', () => {
  /** What the dashboard says to someone. */
  async function notices(user: TypedUser) {
    const alerts = portalOf(portal.payload).features.flatMap(({ dashboardSection }) => dashboardSection?.alerts ?? [])
    const found = await Promise.all(
      alerts.map((alert) => alert.findNotices({ payload: portal.payload, user }).catch(() => [])),
    )
    return found.flat().map(({ text }) => text)
  }

  it('count the records inside', async () => {
    const all = await notices({ ...(await aStaffMember(portal.payload)), collection: 'staff' })
    expect(all).toEqual(expect.arrayContaining(['2 refunds need attention', '2 offline payments to confirm']))
    const limited = await aLimitedMember(portal, { colleges: [worlds.inside.college] })
    expect(await notices(limited.user)).toEqual(
      expect.arrayContaining([
        '1 new application to review',
        '1 refund needs attention',
        '1 offline payment to confirm',
        '1 request is waiting for an answer',
      ]),
    )
  })

  it('are empty for a college without records', async () => {
    const empty = await aPublishedCollege(portal.payload, { name: 'Empty College' })
    const { user } = await aLimitedMember(portal, { colleges: [empty.id] })
    const shown = (await notices(user)).filter((text) => /application|refund|payment|request|student/.test(text))
    expect(shown).toEqual([])
    expect(await sumPayments({ payload: portal.payload, user, where: {} })).toMatchObject({ startedPaise: 0 })
    const inside = await aLimitedMember(portal, { courses: [worlds.inside.course] })
    const sums = await sumPayments({ payload: portal.payload, user: inside.user, where: {} })
    expect(sums).toMatchObject({ startedPaise: 50_000 })
  })
})

it('server functions of the admin draw nothing for a record outside', async () => {
  const { payload } = portal
  const { user: caller } = await aLimitedMember(portal, { colleges: [worlds.inside.college] })
  for (const collectionSlug of ['applications', 'students', 'payments', 'fee-dues', 'contact-messages'] as const) {
    const of = (id: unknown) => [
      { name: 'form-state', args: { collectionSlug, id, data: {} } },
      { name: 'render-document', args: { collectionSlug, docID: id } },
    ]
    for (const call of of(worlds.inside.ids[collectionSlug]))
      expect(await isCallInScope({ payload, caller, call })).toBe(true)
    for (const call of of(worlds.outside.ids[collectionSlug]))
      expect(await isCallInScope({ payload, caller, call })).toBe(false)
  }
})

describe('roles that do not decide', () => {
  it('a verifier checks documents and writes notes, and cannot decide', async () => {
    const { headers } = await aStaffSession(portal, ['verifier'])
    const id = worlds.outside.ids.applications
    const document = worlds.outside.ids['applicant-documents']
    const call = (name: string, body: object) =>
      portal.call('POST', `/api/application/staff/${id}/${name}`, body, headers)
    expect((await call('document', { document, state: 'REJECTED', reason: 'Blurred.' })).status).toBe(200)
    expect((await call('note', { text: 'Asked for a better scan.' })).status).toBe(200)
    const refused = await call('decide', { move: 'withdraw', reason: 'For a reason.' })
    expect(refused.status).toBe(403)
    expect(refused.reply.msg).toBe('Only an administrator or an admissions officer can do this.')
  })

  itsRule('an auditor reads versions of the website, and restores none', async () => {
    const { headers } = await aStaffSession(portal, ['auditor'])
    for (const path of ['/api/globals/site-settings', '/api/colleges', '/api/courses']) {
      const { reply, status } = await portal.call('GET', `${path}/versions?limit=1`, undefined, headers)
      expect(status, path).toBe(200)
      const [version] = reply.docs
      expect(version, path).toBeDefined()
      const restored = await portal.call('POST', `${path}/versions/${version.id}`, {}, headers)
      expect(restored.status, path).toBe(403)
    }
  })

  itsRule('an auditor reads exports and records, and changes nothing', async () => {
    const { headers } = await aStaffSession(portal, ['auditor'])
    for (const path of [
      '/api/exports/payments',
      '/api/messages',
      '/api/staff',
      `/api/payments/${worlds.inside.ids.payments}`,
    ]) {
      expect((await portal.call('GET', path, undefined, headers)).status, path).toBe(200)
    }
    expect((await portal.call('GET', '/api/staff', undefined, headers)).text).not.toMatch(
      /hash|salt|resetPasswordToken/,
    )
    const print = { pid: worlds.inside.transactionId, table: 'x' }
    expect([400, 404]).toContain((await portal.call('POST', '/api/pdf/generate-pdf', print, headers)).status)
  })
})
