import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import { expect, it } from 'vitest'
import { changeOne } from '../../src/database/records/change-one.ts'
import { aDraftCollege } from '../builders/courses.ts'
import { aStaffMember, STAFF_PASSWORD } from '../builders/staff.ts'
import { anActiveStudent, PASSWORD } from '../builders/students.ts'
import { itsRule } from '../left-out-on-mongodb.ts'
import { codeSentTo } from '../outbox.ts'
import type { TestPortal } from '../start-test-portal.ts'
import type { ApiProcess } from './api-process.ts'
import type { ProcessPool } from './process-pool.ts'

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

async function verified(portal: TestPortal, phone: string): Promise<string> {
  const sent = await portal.call('POST', '/api/auth/opt-verify', { phonenumber: phone })
  const body = { phonenumber: phone, ver_id: sent.reply.otp, otp_code: await codeSentTo(portal.payload, phone) }
  expect(await portal.call('POST', '/api/auth/opt-verify-api', body)).toMatchObject({ status: 200 })
  return body.ver_id
}

/** Registers a phone with many addresses at once; returns the different answers. */
async function registerOften(
  portal: TestPortal,
  processes: Processes,
  phone: string,
  times: number,
): Promise<string[]> {
  const ver_id = await verified(portal, phone)
  const bodies = Array.from({ length: times }, (_, i) => {
    return { name: 'Asha Mondal', email: `a${i}@p${phone}.in`, phone, role: 'Student', password: PASSWORD, ver_id }
  })
  const answers = await spread(processes, '/api/user/register', bodies)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const where = { phone: { equals: phone } }
  expect(await portal.payload.count({ collection: 'students', where })).toEqual({ totalDocs: 1 })
  return [...new Set(answers.map(({ status, reply }) => `${status} ${reply.msg}`))].sort()
}

interface Guessed {
  guesses: number
  path: string
  email: string
  password: string
}

async function expectLocked(processes: Processes, { guesses, path, email, password }: Guessed) {
  const wrong = Array.from({ length: guesses }, (_, i) => ({ email, password: `Wrong@${i}` }))
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
async function expectJobsOnce({ payload }: TestPortal, processes: Processes) {
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

/** More guesses than are compared before a lock, and registrations with one phone. */
export function accountTests(
  { portal, others }: ProcessPool,
  { guesses, registrations }: Record<'guesses' | 'registrations', number>,
) {
  const processes = (): Processes => {
    const [one, ...more] = others()
    if (one === undefined) throw new Error('There is no other process.')
    return [one, ...more]
  }

  it('processes run each job once', () => expectJobsOnce(portal, processes()))

  it('processes create one account', async () => {
    const [one] = processes()
    const inTurn = await registerOften(portal, [one], '9830012346', registrations)
    expect(await registerOften(portal, processes(), '9830012345', registrations)).toEqual(inTurn)
  })

  itsRule('processes compare twenty wrong passwords of strangers before a lock', async () => {
    const student = await anActiveStudent(portal.payload)
    const path = '/api/user/login'
    await expectLocked(processes(), { guesses, path, email: student.email, password: PASSWORD })
    await expectLocked(processes(), { guesses, path, email: 'unknown@example.in', password: PASSWORD })
    const { email } = await aStaffMember(portal.payload)
    await expectLocked(processes(), { guesses, path: '/api/staff/login', email, password: STAFF_PASSWORD })
  })
}
