/** @sqlite-only the deletions of admissions/removal and content/removal run on both databases */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { aStaffMember } from '../../test/builders/staff.ts'
import { anActiveStudent } from '../../test/builders/students.ts'
import { killAtWrite } from '../../test/kill-at-write.ts'
import { pictureRows } from '../../test/picture-rows.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { seedStudents } from '../accounts/seed/seed-students.ts'
import { addApplications } from '../admissions/seed/bulk/add-applications.ts'
import { applicants } from '../admissions/seed/data/applicants.ts'
import { playStory } from '../admissions/seed/play-story.ts'
import { seedFees } from '../admissions/seed/seed-fees.ts'
import { seedTexts } from '../admissions/seed/seed-texts.ts'
import { sendApplication } from '../admissions/seed/send-application.ts'
import { seedWhenEmpty } from '../content/seed/seed-when-empty.ts'
import { keepPurpose, purposeOf } from '../database/open/purpose.ts'
import { countAll } from '../database/records/count-all.ts'
import { readRows } from '../database/records/read-rows.ts'
import { findDemoStudents } from '../demo/demo-accounts.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import { FIELD_KEY_FILE, secretsFolder } from '../foundation/settings/demo-secrets.ts'
import { processEnv } from '../foundation/settings/env.ts'
import { addBooks } from '../shop/seed/add-books.ts'
import { seedOrders } from '../shop/seed/orders/seed-orders.ts'
import { ensureFirstAdministrator } from '../staff/administrators/ensure-first-administrator.ts'
import { removeDemoFrom } from './remove-demo.ts'

const portal = startTestPortal()
const report = () => {}
const live = () => ({ ...processEnv(), mode: 'live' as const })
let demoIds: string[]

async function remove(confirmed: boolean) {
  const lines: string[] = []
  const { payload } = portal
  const isDone = await removeDemoFrom({ payload, env: live(), confirmed, report: (line) => lines.push(line) })
  return { isDone, output: lines.join('\n') }
}

const refusal = () =>
  refuseDemo(portal.payload, live()).then(
    () => null,
    (error: Error) => error.message,
  )

/** Collections in which a record names one of the demo's students. */
async function namesStudents(): Promise<string[]> {
  const { payload } = portal
  const named: string[] = []
  for (const { slug } of payload.config.collections) {
    const docs = await readRows({ payload, collection: slug, limit: 0 })
    const text = JSON.stringify(docs)
    if (demoIds.some((id) => text.includes(id)) || /ravi@pravesh|applicant\d+@example\.in/.test(text)) named.push(slug)
  }
  return named
}

/** The application of one of the demo's students, who was admitted and has paid. */
async function anApplication(now: Date): Promise<void> {
  const { payload } = portal
  const [applicant] = applicants
  if (!applicant) throw new Error('The demo has no applicant.')
  const by = { email: { equals: applicant.email } }
  const [student] = (await payload.find({ collection: 'students', where: by, depth: 0 })).docs
  const [staff] = (await payload.find({ collection: 'staff', depth: 0 })).docs
  if (!student || !staff) throw new Error('The demo’s accounts are missing.')
  const application = await sendApplication({ payload, applicant, student, number: 0, now })
  const reasons = await seedTexts(payload, staff)
  await playStory({ payload, applicant, student, staff, reasons, application, now })
}

/** A demo that people have tried: with generated records, an own administrator and student, and a changed course. */
beforeAll(async () => {
  const { payload } = portal
  const now = new Date()
  await keepPurpose(payload, 'demo')
  await ensureFirstAdministrator({ payload, email: 'admin@pravesh.example', password: 'Marigold@1-Marigold' })
  await seedWhenEmpty({ payload, seed: 'demo', report, pictures: pictureRows })
  await seedStudents({ payload, now })
  await seedFees(payload)
  await anApplication(now)
  await seedOrders({ payload, now, report })
  await addBooks({ payload, total: (await countAll(payload, 'books')) + 3, report })
  await addApplications({ payload, total: (await countAll(payload, 'applications')) + 3, now, report })
  const staff = await aStaffMember(payload, { email: 'office@college.test' })
  await anActiveStudent(payload, { email: 'own@college.test' })
  const [course] = (await payload.find({ collection: 'courses', where: { code: { equals: 'DELED' } }, depth: 0 })).docs
  const user = { ...staff, collection: 'staff' as const }
  await payload.update({
    collection: 'courses',
    id: course?.id ?? '',
    data: { summary: 'Two years.', colleges: [] },
    user,
    depth: 0,
  })
  mkdirSync(secretsFolder(processEnv().dataDir), { recursive: true })
  writeFileSync(path.join(secretsFolder(processEnv().dataDir), FIELD_KEY_FILE), 'ab'.repeat(32))
  demoIds = (await findDemoStudents(payload, 1000)).map(({ id }) => id)
})

it('refuses to start a live portal, naming what is left and the command that removes it', async () => {
  const message = await refusal()
  expect(message).toContain('Staff (1): admin@pravesh.example')
  expect(message).toContain(`Students, with all that is theirs (${demoIds.length})`)
  for (const label of ['Courses (2)', 'Colleges (12)', 'Generated books', 'Fees', 'Pages and settings (4)']) {
    expect(message).toContain(label)
  }
  expect(message).toContain(path.join('secrets', FIELD_KEY_FILE))
  expect(message).toContain('npm run remove-demo -- --yes')
  expect(await purposeOf(portal.payload)).toBe('demo')
})

describe('the command', () => {
  it('first shows what it would remove, and removes nothing', async () => {
    const { isDone, output } = await remove(false)
    expect(isDone).toBe(false)
    expect(output).toContain('admin@pravesh.example')
    expect(await countAll(portal.payload, 'students')).toBe(demoIds.length + 1)
  })

  it('continues after it was killed, and leaves nothing of the demo but what staff have changed', async () => {
    const { payload } = portal
    for (const nth of [9, 40]) {
      const { died } = await killAtWrite(payload, nth, () => remove(true))
      expect(died).toBe(true)
      expect(await refusal()).toContain('npm run remove-demo')
    }
    const { isDone, output } = await remove(true)
    expect(output).toContain('Done.')
    expect(isDone).toBe(true)
    expect(await namesStudents()).toEqual([])
    expect(await countAll(payload, 'reason-texts')).toBe(0)
    expect((await payload.find({ collection: 'students' })).docs.map(({ email }) => email)).toEqual([
      'own@college.test',
    ])
    expect((await payload.find({ collection: 'staff' })).docs.map(({ email }) => email)).toEqual([
      'office@college.test',
    ])
    expect((await payload.find({ collection: 'courses', depth: 0 })).docs.map(({ summary }) => summary)).toEqual([
      'Two years.',
    ])
    for (const slug of ['books', 'payments', 'orders', 'gallery-items', 'recorded-courses'] as const) {
      expect(await countAll(payload, slug), slug).toBe(0)
    }
    expect(await countAll(payload, 'subjects')).toBeGreaterThan(0)
    expect(readdirSync(secretsFolder(processEnv().dataDir))).toEqual([])
    const [settings, policies] = await Promise.all([
      payload.findGlobal({ slug: 'site-settings' }),
      payload.find({ collection: 'policies', depth: 0 }),
    ])
    expect(JSON.stringify([settings, policies])).not.toMatch(/pravesh\.example|90000 00000/)
  })

  it('can be repeated', async () => {
    expect(await remove(true)).toMatchObject({ isDone: true, output: expect.stringContaining('Nothing of the demo') })
  })
})

it('starts live then, and never as a demo again', async () => {
  expect(await refusal()).toBeNull()
  expect(await purposeOf(portal.payload)).toBe('live')
  await expect(refuseDemo(portal.payload, processEnv())).rejects.toThrow('belongs to a live portal')
})
