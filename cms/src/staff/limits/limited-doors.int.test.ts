import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLOSED_SUBJECTS, LIMITED_DOORS } from '../../../test/doors/limited-doors.ts'
import { FEATURE_DOORS } from '../../../test/doors/rest-doors.ts'
import { LEAVES_OUT_CASES } from '../../../test/left-out-on-mongodb.ts'
import { aLimitedMember, twoWorlds, type World } from '../../../test/limited-staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { ROLES } from '../permissions/roles.ts'

const portal = startTestPortal()
const worlds = twoWorlds(portal)

/** The limits that leave the second world outside. */
const LIMITS = {
  college: ({ college }: World) => ({ colleges: [college] }),
  'several colleges': ({ college, secondCollege }: World) => ({ colleges: [secondCollege, college] }),
  course: ({ course }: World) => ({ courses: [course] }),
  'college and course': ({ college, course }: World) => ({ colleges: [college], courses: [course] }),
}

type Member = Awaited<ReturnType<typeof aLimitedMember>>
const members = new Map<string, Member>()
beforeAll(async () => {
  for (const [name, limit] of Object.entries(LIMITS)) {
    members.set(name, await aLimitedMember(portal, limit(worlds.inside)))
  }
})
const memberOf = (limit: string): Member => members.get(limit) as Member

const limits = Object.keys(LIMITS).filter((limit) => !LEAVES_OUT_CASES || limit === 'college and course')
/** Whose every list, export and endpoint is tried. A limit to one college is one of several colleges with one. */
const isTried = (limit: string) => limit !== 'college'
/** Whose records belong to colleges. */
const PLACED = [
  'applications',
  'students',
  'fee-dues',
  'payments',
  'refunds',
  'receipts',
  'offline-payments',
  'money-approvals',
  'contact-messages',
] as const
const PARTS = ['application-events', 'applicant-documents', 'payment-proofs', 'contact-changes', 'messages'] as const

const LIST_QUERIES = ['limit=100&depth=2', 'limit=100&sort=-createdAt', 'where[id][exists]=true&limit=100']

describe.each(limits)('a limit to %s', (limit) => {
  const queries = limit === 'college and course' && !LEAVES_OUT_CASES ? LIST_QUERIES : LIST_QUERIES.slice(0, 1)
  const get = (path: string) => portal.call('GET', path, undefined, memberOf(limit).headers)

  it.runIf(isTried(limit))('leaves no record of others in any list, at any depth', async () => {
    for (const { slug, endpoints } of portal.payload.config.collections) {
      if (endpoints === false) continue
      for (const query of queries) {
        const { status, text } = await get(`/api/${slug}?${query}`)
        expect([200, 400, 403, 404], slug).toContain(status)
        expect(text, slug).not.toContain(worlds.outside.mark)
      }
    }
  })

  it('opens the records inside, and answers 404 for the others', async () => {
    for (const slug of PLACED) {
      const own = await get(`/api/${slug}/${worlds.inside.ids[slug]}`)
      expect(own.status, slug).toBe(200)
      const other = await get(`/api/${slug}/${worlds.outside.ids[slug]}`)
      expect(other.status, slug).toBe(404)
      expect(other.text, slug).not.toContain(worlds.outside.mark)
    }
    for (const slug of PARTS) {
      for (const { ids } of [worlds.inside, worlds.outside]) {
        expect((await get(`/api/${slug}/${ids[slug]}`)).status, slug).toBe(403)
      }
    }
  })

  it('counts and finds only the records inside', async () => {
    for (const slug of PLACED) {
      const list = await get(`/api/${slug}?limit=100`)
      const count = await get(`/api/${slug}/count`)
      expect(list.reply.docs.length, slug).toBeGreaterThan(0)
      expect(count.reply.totalDocs, slug).toBe(list.reply.docs.length)
      const all = await portal.payload.count({ collection: slug, where: { id: { exists: true } } })
      expect(count.reply.totalDocs, slug).toBeLessThan(all.totalDocs)
    }
    for (const query of [
      'applications?where[studentName][like]=OUTSIDER',
      'applications?where[student.name][like]=OUTSIDER',
      'applications?where[or][0][number][like]=OUTSIDER&where[or][1][studentName][like]=OUTSIDER&where[or][2][studentPhone][like]=OUTSIDER',
      `students?where[phone][equals]=${worlds.outside.phone}`,
      `payments?where[transactionId][equals]=${worlds.outside.transactionId}`,
      'offline-payments?where[reference][equals]=OUTSIDER',
      'contact-messages?where[comment][contains]=OUTSIDER',
      `fee-dues?where[college][equals]=${worlds.outside.college}`,
    ]) {
      expect((await get(`/api/${query}`)).reply, query).toMatchObject({ totalDocs: 0 })
    }
  })

  it.runIf(isTried(limit))('exports only the records inside', async () => {
    const names = Object.keys(LIMITED_DOORS).flatMap((door) => door.split('GET /api/exports/')[1] ?? [])
    for (const name of names) {
      const { status, text } = await get(`/api/exports/${name}`)
      expect([200, 403], name).toContain(status)
      expect(text, name).not.toContain(worlds.outside.mark)
      if (['payments', 'receipts', 'student-fees'].includes(name)) expect(text, name).toMatch(/INSIDER/)
      const probing = JSON.stringify({ studentId: { equals: worlds.outside.ids.students } })
      const filtered = await get(`/api/exports/${name}?where=${encodeURIComponent(probing)}`)
      expect(filtered.text, name).not.toContain(worlds.outside.mark)
    }
  })

  it.runIf(isTried(limit))(
    'answers 404 or 403 through every endpoint for records outside, and changes none',
    async () => {
      const before = await outsideRecords()
      for (const [name, about] of Object.entries(LIMITED_DOORS)) {
        if (about === 'list' || about === 'body' || about === 'none') continue
        const [method = '', path = ''] = name.split(' ')
        const id = worlds.outside.ids[about] ?? crypto.randomUUID()
        const answer = await portal.call(
          method,
          path.replace(':id', id).replace(':page', '1'),
          method === 'GET' ? undefined : BODY,
          memberOf(limit).headers,
        )
        expect(CLOSED_SUBJECTS.includes(about) ? [403] : [404], `${name} ${answer.text}`).toContain(answer.status)
        expect(answer.text, name).not.toContain(worlds.outside.mark)
      }
      for (const slug of [...PLACED, ...PARTS]) {
        for (const method of ['PATCH', 'DELETE']) {
          const { status } = await portal.call(
            method,
            `/api/${slug}/${worlds.outside.ids[slug]}`,
            method === 'PATCH' ? {} : undefined,
            memberOf(limit).headers,
          )
          expect([403, 404], `${method} ${slug}`).toContain(status)
        }
      }
      expect(await outsideRecords()).toEqual(before)
    },
  )

  it.runIf(isTried(limit))('opens the same endpoints for records inside', async () => {
    for (const [name, about] of Object.entries(LIMITED_DOORS)) {
      if (['list', 'body', 'none'].includes(about) || CLOSED_SUBJECTS.includes(about)) continue
      const [method = '', path = ''] = name.split(' ')
      // These records have no files, and no merit process.
      if (/document\/:id($|\/(pages|page|original))|proof|merit\/staff\/entry/.test(path)) continue
      const id = String(worlds.inside.ids[about as CollectionSlug])
      const body = method === 'GET' ? undefined : {}
      const { status, text } = await portal.call(method, path.replace(':id', id), body, memberOf(limit).headers)
      expect([200, 303, 400, 409], `${name} ${text}`).toContain(status)
    }
  })

  it.runIf(isTried(limit))('prints no document of others, and takes no payment for them', async () => {
    const { headers } = memberOf(limit)
    const { ids, phone, transactionId } = worlds.outside
    const prints = [
      ['generate-pdf', { pid: transactionId, table: 'x' }],
      ['generate-pdf', { pid: ids.applications, table: 'x' }],
      ['application-pdf', { aid: ids.applications }],
      ['agreement-pdf', { aid: ids.applications }],
    ] as const
    for (const [name, body] of prints) {
      const { status, text } = await portal.call('POST', `/api/pdf/${name}`, body, headers)
      expect([400, 404], `${name} ${text}`).toContain(status)
    }
    expect((await get(`/api/payment/staff/payables?q=${phone}`)).reply.result ?? []).toEqual([])
    expect((await get(`/api/payment/staff/payables?person=${phone}`)).reply.result ?? []).toEqual([])
  })
})

const BODY = {
  move: 'reject',
  code: 'other',
  reason: 'For a reason.',
  text: 'A note.',
  decision: 'APPROVED',
  revision: 0,
}

/** Everything stored about the world outside. */
async function outsideRecords() {
  const { payload } = portal
  return Promise.all(
    [...PLACED, ...PARTS].map((collection) =>
      readRows({ payload, collection, where: { id: { equals: worlds.outside.ids[collection] ?? '' } } }),
    ),
  )
}

it.each(limits)('among several fees, those outside a limit to a %s are refused', async (limit) => {
  const outside = String(worlds.outside.ids['fee-dues'])
  const before = await outsideRecords()
  const body = { decision: 'APPROVED', dues: [{ id: outside, revision: 1 }] }
  const { reply } = await portal.call('POST', '/api/paymentfees/staff/review', body, memberOf(limit).headers)
  expect(reply.result.results).toEqual([{ id: outside, ok: false, msg: 'There is no such fee.' }])
  expect(await outsideRecords()).toEqual(before)
})

it('has a row for each route that staff may pass', () => {
  const forStaff = Object.entries(FEATURE_DOORS).filter(
    ([, passes]) => Array.isArray(passes) && passes.some((role) => ROLES.some((each) => each === role)),
  )
  const others = Object.entries(FEATURE_DOORS).filter(
    ([name, passes]) => passes === 'staff' || passes === 'signed in' || name.includes('/file/document/'),
  )
  const wanted = [...forStaff, ...others].map(([name]) => name).sort()
  expect(Object.keys(LIMITED_DOORS).sort()).toEqual(wanted)
})
