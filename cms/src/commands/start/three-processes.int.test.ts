<<<<<<< /tmp/inttests-m/mf-theirs
import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import { expect, it } from 'vitest'
import { type ApiProcess, startApiProcess } from '../../../test/api-process.ts'
import { aDraftCollege } from '../../../test/builders/courses.ts'
import { aStaffMember, STAFF_PASSWORD } from '../../../test/builders/staff.ts'
import { anActiveStudent, PASSWORD } from '../../../test/builders/students.ts'
import { codeSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'

const portal = startTestPortal()
type Processes = readonly [ApiProcess, ...ApiProcess[]]

/** Calls from many addresses, spread over processes. */
const spread = (processes: Processes, path: string, bodies: readonly object[]) =>
  Promise.all(
    bodies.map((body, i) => {
      const process = processes[i % processes.length] ?? processes[0]
      return process.call('POST', path, body, { 'x-forwarded-for': `198.51.100.${i}` })
    }),
  )

async function countHashes(processes: Processes, of: () => Promise<unknown>): Promise<number> {
  const total = async () => (await Promise.all(processes.map(({ hashes }) => hashes()))).reduce((sum, n) => sum + n, 0)
  const before = await total()
  await of()
  return (await total()) - before
}

async function verified(phone: string): Promise<string> {
  const sent = await portal.call('POST', '/api/auth/opt-verify', { phonenumber: phone })
  const body = { phonenumber: phone, ver_id: sent.reply.otp, otp_code: await codeSentTo(portal.payload, phone) }
  expect(await portal.call('POST', '/api/auth/opt-verify-api', body)).toMatchObject({ status: 200 })
  return body.ver_id
}

/** Registers a phone with 200 addresses at once; returns the different answers. */
async function registerOften(processes: Processes, phone: string): Promise<string[]> {
  const ver_id = await verified(phone)
  const bodies = Array.from({ length: 200 }, (_, i) => {
    return { name: 'Asha Mondal', email: `a${i}@p${phone}.in`, phone, role: 'Student', password: PASSWORD, ver_id }
  })
  const answers = await spread(processes, '/api/user/register', bodies)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const where = { phone: { equals: phone } }
  expect(await portal.payload.count({ collection: 'students', where })).toEqual({ totalDocs: 1 })
  return [...new Set(answers.map(({ status, reply }) => `${status} ${reply.msg}`))].sort()
}

interface Guessed {
  path: string
  email: string
  password: string
}

async function expectLocked(processes: Processes, { path, email, password }: Guessed) {
  const wrong = Array.from({ length: 100 }, (_, i) => ({ email, password: `Wrong@${i}` }))
  const hashes = await countHashes(processes, async () => {
    const statuses = (await spread(processes, path, wrong)).map(({ status }) => status)
    // One that was compared can find the account locked by the others before it answers.
    expect([401, 429]).toEqual(expect.arrayContaining([...new Set(statuses)]))
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(LOCKOUT.failuresOfStrangers)
  })
  expect(hashes).toBe(LOCKOUT.failuresOfStrangers)
  const correct = () => spread(processes, path, Array(6).fill({ email, password }))
  const compared = await countHashes(processes, async () =>
    expect((await correct()).map(({ status }) => status)).toEqual(Array(6).fill(429)),
  )
  expect(compared).toBe(0)
}

/** Publishes colleges at a time that has come; one of the jobs belongs to a process that died. */
async function expectJobsOnce(processes: Processes) {
  const { payload } = portal
  const jobs: string[] = []
  for (let i = 0; i < 6; i++) {
    const { id: value } = await aDraftCollege(payload, { name: `College ${i}` })
    const input = { type: 'publish' as const, doc: { relationTo: 'colleges' as const, value } }
    jobs.push((await payload.jobs.queue({ task: 'schedulePublish', input })).id)
  }
  const died = { processing: true, updatedAt: new Date(Date.now() - 6 * 60_000).toISOString() }
  await changeOne({ payload, collection: 'payload-jobs', where: { id: { equals: jobs[0] ?? null } }, data: died })
  const ran = (await Promise.all(processes.map(({ runJobs }) => runJobs()))).flat()
  expect(ran.filter((id) => jobs.includes(id)).sort()).toEqual(jobs.sort())
  const where = { 'version._status': { equals: 'published' } }
  expect((await payload.findVersions({ collection: 'colleges', where })).totalDocs).toBe(jobs.length)
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false, overrideAccess: true })
  const slugs = docs.map(({ taskSlug }) => taskSlug)
  expect(slugs).toContain('publish-nightly')
  expect(new Set(slugs).size).toBe(slugs.length)
}

it('three processes create one account, compare twenty wrong passwords of strangers before a lock, and run each job once', async () => {
  const settings = { TRUSTED_PROXIES: '1' }
  const [one, ...others] = await Promise.all([
    startApiProcess(settings),
    startApiProcess(settings),
    startApiProcess(settings),
  ])
  const three: Processes = [one, ...others]
  await expectJobsOnce(three)
  expect(await registerOften(three, '9830012345')).toEqual(await registerOften([one], '9830012346'))

  const student = await anActiveStudent(portal.payload)
  const path = '/api/user/login'
  await expectLocked(three, { path, email: student.email, password: PASSWORD })
  await expectLocked(three, { path, email: 'unknown@example.in', password: PASSWORD })
  const { email } = await aStaffMember(portal.payload)
  await expectLocked(three, { path: '/api/staff/login', email, password: STAFF_PASSWORD })
})
||||||| /tmp/inttests-m/mf-base
import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import { expect, it } from 'vitest'
import { type ApiProcess, startApiProcess } from '../../../test/api-process.ts'
import { aDraftCollege } from '../../../test/builders/courses.ts'
import { aStaffMember, STAFF_PASSWORD } from '../../../test/builders/staff.ts'
import { anActiveStudent, PASSWORD } from '../../../test/builders/students.ts'
import { codeSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'

const portal = startTestPortal()
type Processes = readonly [ApiProcess, ...ApiProcess[]]

/** Calls from many addresses, spread over processes. */
const spread = (processes: Processes, path: string, bodies: readonly object[]) =>
  Promise.all(
    bodies.map((body, i) => {
      const process = processes[i % processes.length] ?? processes[0]
      return process.call('POST', path, body, { 'x-forwarded-for': `198.51.100.${i}` })
    }),
  )

async function countHashes(processes: Processes, of: () => Promise<unknown>): Promise<number> {
  const total = async () => (await Promise.all(processes.map(({ hashes }) => hashes()))).reduce((sum, n) => sum + n, 0)
  const before = await total()
  await of()
  return (await total()) - before
}

async function verified(phone: string): Promise<string> {
  const sent = await portal.call('POST', '/api/auth/opt-verify', { phonenumber: phone })
  const body = { phonenumber: phone, ver_id: sent.reply.otp, otp_code: await codeSentTo(portal.payload, phone) }
  expect(await portal.call('POST', '/api/auth/opt-verify-api', body)).toMatchObject({ status: 200 })
  return body.ver_id
}

/** Registers a phone with 200 addresses at once; returns the different answers. */
async function registerOften(processes: Processes, phone: string): Promise<string[]> {
  const ver_id = await verified(phone)
  const bodies = Array.from({ length: 200 }, (_, i) => {
    return { name: 'Asha Mondal', email: `a${i}@p${phone}.in`, phone, role: 'Student', password: PASSWORD, ver_id }
  })
  const answers = await spread(processes, '/api/user/register', bodies)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const where = { phone: { equals: phone } }
  expect(await portal.payload.count({ collection: 'students', where })).toEqual({ totalDocs: 1 })
  return [...new Set(answers.map(({ status, reply }) => `${status} ${reply.msg}`))].sort()
}

interface Guessed {
  path: string
  email: string
  password: string
}

async function expectLocked(processes: Processes, { path, email, password }: Guessed) {
  const wrong = Array.from({ length: 100 }, (_, i) => ({ email, password: `Wrong@${i}` }))
  const hashes = await countHashes(processes, async () => {
    const statuses = (await spread(processes, path, wrong)).map(({ status }) => status)
    // One that was compared can find the account locked by the others before it answers.
    expect([401, 429]).toEqual(expect.arrayContaining([...new Set(statuses)]))
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(LOCKOUT.failuresOfStrangers)
  })
  expect(hashes).toBe(LOCKOUT.failuresOfStrangers)
  const correct = () => spread(processes, path, Array(6).fill({ email, password }))
  const compared = await countHashes(processes, async () =>
    expect((await correct()).map(({ status }) => status)).toEqual(Array(6).fill(429)),
  )
  expect(compared).toBe(0)
}

/** Publishes colleges at a time that has come; one of the jobs belongs to a process that died. */
async function expectJobsOnce(processes: Processes) {
  const { payload } = portal
  const jobs: string[] = []
  for (let i = 0; i < 6; i++) {
    const { id: value } = await aDraftCollege(payload, { name: `College ${i}` })
    const input = { type: 'publish' as const, doc: { relationTo: 'colleges' as const, value } }
    jobs.push((await payload.jobs.queue({ task: 'schedulePublish', input })).id)
  }
  const died = { processing: true, updatedAt: new Date(Date.now() - 6 * 60_000).toISOString() }
  await changeOne({ payload, collection: 'payload-jobs', where: { id: { equals: jobs[0] } }, data: died })
  const ran = (await Promise.all(processes.map(({ runJobs }) => runJobs()))).flat()
  expect(ran.filter((id) => jobs.includes(id)).sort()).toEqual(jobs.sort())
  const where = { 'version._status': { equals: 'published' } }
  expect((await payload.findVersions({ collection: 'colleges', where })).totalDocs).toBe(jobs.length)
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false, overrideAccess: true })
  const slugs = docs.map(({ taskSlug }) => taskSlug)
  expect(slugs).toContain('publish-nightly')
  expect(new Set(slugs).size).toBe(slugs.length)
}

it('three processes create one account, compare twenty wrong passwords of strangers before a lock, and run each job once', async () => {
  const settings = { TRUSTED_PROXIES: '1' }
  const [one, ...others] = await Promise.all([
    startApiProcess(settings),
    startApiProcess(settings),
    startApiProcess(settings),
  ])
  const three: Processes = [one, ...others]
  await expectJobsOnce(three)
  expect(await registerOften(three, '9830012345')).toEqual(await registerOften([one], '9830012346'))

  const student = await anActiveStudent(portal.payload)
  const path = '/api/user/login'
  await expectLocked(three, { path, email: student.email, password: PASSWORD })
  await expectLocked(three, { path, email: 'unknown@example.in', password: PASSWORD })
  const { email } = await aStaffMember(portal.payload)
  await expectLocked(three, { path: '/api/staff/login', email, password: STAFF_PASSWORD })
})
=======
import { describe } from 'vitest'
import { accountTests } from '../../../test/processes/account-tests.ts'
import { orderTests } from '../../../test/processes/order-tests.ts'
import { parcelTests } from '../../../test/processes/parcel-tests.ts'
import { paymentTests } from '../../../test/processes/payment-tests.ts'
import { processPool } from '../../../test/processes/process-pool.ts'
import { reportTests } from '../../../test/processes/report-tests.ts'
import { signInTests } from '../../../test/processes/sign-in-tests.ts'

// One for each test that kills one.
const pool = processPool({ size: 5 })

// many-records-three-processes.int.test.ts has more of each.
describe('jobs and accounts', () => accountTests(pool, { guesses: 40, registrations: 40 }))
describe('sign-ins', () => signInTests(pool))
describe('payments', () => paymentTests(pool, { toAll: 9, interrupted: 24 }))
describe('orders', () => orderTests(pool, { copies: 8 }))
describe('reports', () => reportTests(pool, { broken: 9 }))
describe('parcels', () => parcelTests(pool, { parcels: 10 }))
>>>>>>> /tmp/inttests-m/mf-mine
