/** @long ten tasks in a row; reviews-an-application.spec.ts decides, changes-a-course.spec.ts changes fees */
import { contactWire } from '@pravesh/shared/contact/wire'
import type { Page } from 'playwright/test'
import type { Portal } from '../../../../scripts/lib/running-portal.ts'
import { follow, hydrated, openAdmin, publish, signIn } from '../../steps/admin.ts'
import { anApplicantIn, aPaidApplication } from '../../steps/applicant.ts'
import { openFees, openFirstCollege, partOfFee } from '../../steps/course-form.ts'
import { countEffort, type Effort, effortSince } from '../../steps/effort.ts'
import { choose, expectStatus, verifyAll } from '../../steps/review.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAdmissionsOfficer } from '../../steps/staff-api.ts'

const COURSE = 'Bachelor of Education (B.Ed)'
const REASON = 'Reason shown to the student'

type Counted = Record<string, string>

/** The input and presses of each task. */
const TASKS: Counted = {
  'find an application by the last digits of a phone': '1 input, 2 presses',
  'set the seats of a college': '1 input, 5 presses',
  'answer a visitor’s message': '0 inputs, 3 presses',
  'find an application by words of a name': '1 input, 2 presses',
  // A press for each of the six documents, because each has to be shown, and two for the decision.
  'verify the documents and approve': '0 inputs, 8 presses',
  'withdraw an approval': '1 input, 2 presses',
  'send an application back with a reason': '1 input, 3 presses',
  'recall it': '1 input, 2 presses',
  'reject it': '0 inputs, 3 presses',
  'change the fees of a course': '2 inputs, 4 presses',
}

test('A clerk does ten everyday tasks from the start page with few presses', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  expect(await doTasks(page, portal)).toEqual(TASKS)
  const course = await (await administratorOf(portal)).one('courses', 'name', COURSE)
  expect(course.colleges[0].seats).toBe(75)
})

/** Does the ten tasks; returns the effort of each. */
async function doTasks(page: Page, portal: Portal): Promise<Counted> {
  const { staff, phone } = await anApplicantIn(page, portal)
  const { id } = await aPaidApplication(page, 'DPHARM')
  const { fields } = contactWire
  const message = { [fields.firstName]: 'Rina', [fields.lastName]: 'Sen', [fields.phone]: '9830012345' }
  await page.request.post(contactWire.path, { data: { ...message, [fields.comment]: 'Is there a hostel?' } })
  await signIn(page, await anAdmissionsOfficer(staff))

  const effort = await countEffort(page)
  const counted: Counted = {}
  const task = async (name: string, start: string, steps: () => Promise<void>) => {
    await openAdmin(page, start)
    const before: Effort = { ...effort }
    await test.step(name, steps)
    const { inputs, presses } = effortSince(before, effort)
    counted[name] = `${inputs} ${inputs === 1 ? 'input' : 'inputs'}, ${presses} presses`
  }
  const openRow = async (text: string) => {
    await follow(page, page.getByRole('row').filter({ hasText: text }).getByRole('link').first())
    // A press for a person.
    effort.presses++
  }
  const review = `/admin/collections/applications/${id}`

  await task('find an application by the last digits of a phone', '/admin', async () => {
    await press(page, 'Find an application')
    await search(page, phone.slice(-5))
    await openRow('RINA SEN')
    await expect(page).toHaveURL(new RegExp(id))
  })
  await task('find an application by words of a name', '/admin', async () => {
    await press(page, 'Find an application')
    await search(page, 'murmu jos')
    await openRow('JOSEPH MURMU')
    await expect(page.getByRole('heading', { level: 1, name: 'JOSEPH MURMU' })).toBeVisible()
  })
  await task('verify the documents and approve', review, async () => {
    await verifyAll(page)
    await (await choose(page, 'Approve')).getByRole('button', { name: 'Yes, approve' }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
  })
  await task('withdraw an approval', review, async () => {
    const form = await choose(page, 'Withdraw the approval')
    await form.getByLabel(REASON).fill('The mark sheet is of another person.')
    await form.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expectStatus(page, 'Reopened, needs another decision')
  })
  await task('send an application back with a reason', review, async () => {
    const form = await choose(page, 'Send back for correction')
    await form.getByRole('checkbox', { name: 'Personal Details' }).check()
    await form.getByRole('button', { name: /^Your name does not match/ }).click()
    await form.getByRole('button', { name: 'Send back', exact: true }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
  })
  await task('recall it', review, async () => {
    const form = await choose(page, 'Recall from the student')
    await form.getByLabel(REASON).fill('We found the certificate.')
    await form.getByRole('button', { name: 'Recall', exact: true }).click()
    await expectStatus(page, 'Reopened, needs another decision')
  })
  await task('reject it', review, async () => {
    const form = await choose(page, 'Reject')
    await form.getByRole('button', { name: /^Your marks are below/ }).click()
    await form.getByRole('button', { name: 'Reject' }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
  })
  await task('change the fees of a course', '/admin', async () => {
    await press(page, 'Change a course’s fee')
    await openRow(COURSE)
    await isReady(page)
    await openFees(page)
    await partOfFee(page, '1st Semester').getByLabel('Fee (₹)').fill('24,000')
    await partOfFee(page, '2nd Semester').getByLabel('Fee (₹)').fill('22,000')
    await publish(page)
  })
  await task('set the seats of a college', '/admin', async () => {
    await press(page, 'Change a course’s fee')
    await openRow(COURSE)
    await isReady(page)
    await (await openFirstCollege(page)).getByLabel('Seats').fill('75')
    await publish(page)
  })
  await task('answer a visitor’s message', '/admin', async () => {
    await press(page, '1 request is waiting for an answer')
    await openRow('Rina')
    await (await hydrated(page.getByRole('button', { name: 'Mark as answered' }))).click()
    await expect(page.getByText('Marked as answered.')).toBeVisible()
  })

  return counted
}

/** Presses a link of the start page. */
async function press(page: Page, name: string): Promise<void> {
  await page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

/** Types in the search of a list, and waits for its answer. */
async function search(page: Page, text: string): Promise<void> {
  await (await hydrated(page.getByPlaceholder(/^Search/))).fill(text)
  await expect(page).toHaveURL(/[?&]search=/)
}

/** Waits until the form of a course accepts input. */
async function isReady(page: Page): Promise<void> {
  await expect(page.getByText(/^Live since/)).toBeVisible()
}
