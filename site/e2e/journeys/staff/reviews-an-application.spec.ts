import { follow, openAdmin, signIn } from '../../steps/admin.ts'
import { countEffort } from '../../steps/effort.ts'
import { fillQueue } from '../../steps/queue.ts'
import {
  choose,
  documents,
  expectShown,
  expectStatus,
  history,
  openApplication,
  refuse,
  verifyAll,
} from '../../steps/review.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAdmissionsOfficer } from '../../steps/staff-api.ts'

const TO_DECIDE = 6

test('An officer decides six applications: a click or a key for each document, and two for the decision', {
  tag: '@long',
}, async ({ page, portal, playwright }) => {
  // Six decisions take longer than other journeys on a busy machine.
  test.slow()
  const staff = await administratorOf(portal)
  await staff.post('globals/admission-settings', { secondsToUndo: 0 })
  await fillQueue({ playwright, portal, course: 'DELED', count: TO_DECIDE - 2 })
  await signIn(page, await anAdmissionsOfficer(staff))
  const effort = await countEffort(page)
  const queue = 'where[or][0][and][0][queue][equals]=waiting-for-staff&where[or][0][and][1][course][equals]=DELED'
  await openAdmin(page, `/admin/collections/applications?${queue}&sort=submittedAt`)
  const oldest = page.getByRole('row').filter({ hasText: 'MARIAM BEGUM' })
  await expect(oldest).toContainText(/\d+ of \d+ checked/)
  await follow(page, oldest.getByRole('link').first())
  const changes = page.getByRole('region', { name: /^Changed by the student on/ })
  await expect(changes.getByRole('row', { name: /Year of passing/ }).getByRole('deletion')).toBeVisible()
  await expect(changes).toContainText('Class 10 result: replaced.')
  await expect(page.getByText(/^Not checked yet: /)).toBeVisible()
  const clicks = await verifyAll(page)
  const bar = page.getByRole('region', { name: 'Your decision' })
  await expect(bar.getByRole('button', { name: 'Approve', exact: true })).toBeInViewport()
  await (await choose(page, 'Approve')).getByRole('button', { name: 'Yes, approve' }).click()

  const next = page.getByRole('heading', { level: 1, name: 'PRIYA DAS' })
  await expect(next).toBeFocused()
  expect(effort).toEqual({ inputs: 0, presses: clicks + 2 })
  expect(new URL(page.url()).searchParams.get('where[or][0][and][1][course][equals]')).toBe('DELED')
  const priya = page.url()
  const all = await documents(page).getByRole('listitem').count()
  // The first document is below the fold, so the key only shows it.
  await page.keyboard.press('v')
  for (let verified = 1; verified <= all; verified++) {
    await expectShown(page)
    await page.keyboard.press('v')
    await expect(documents(page).getByText(`${verified} of ${all} checked`)).toBeVisible()
  }
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Yes, approve' }).press('Enter')
  await expect(page).not.toHaveURL(priya)
  // A key for each document, one to see the first, one for the decision, and Enter, which presses its button.
  expect(effort).toMatchObject({ inputs: 0, keys: all + 2 })

  const soFar = effort.presses
  let expected = 0
  for (let decided = 2; decided < TO_DECIDE; decided++) {
    const before = page.url()
    expected += (await verifyAll(page)) + 2
    await (await choose(page, 'Approve')).getByRole('button', { name: 'Yes, approve' }).click()
    if (decided < TO_DECIDE - 1) await expect(page).not.toHaveURL(before)
  }
  await expectStatus(page, 'Approved')
  expect(effort.presses - soFar, 'clicks for the others').toBe(expected)

  await openAdmin(page, priya)
  await expectStatus(page, 'Approved')
  await expect(history(page)).toContainText('Approved by Sunil Roy')
  const student = await staff.one('students', 'email', 'priya@pravesh.example')
  expect(student.isApproved).toBe(true)
  const [news] = await staff.all('messages', { to: student.email, template: 'application-news' })
  expect(news?.subject).toMatch(/^Your application \S+ is approved$/)
})

test('A PDF is shown as drawn pages, and its original is a download behind a warning', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await signIn(page, await anAdmissionsOfficer(await administratorOf(portal)))
  await openApplication(page, 'Waiting for us', 'RUKSANA KHATUN')
  await documents(page).getByRole('listitem').filter({ hasText: 'PDF' }).getByRole('button').first().click()
  const drawn = documents(page).locator('img[data-page="1"]')
  await expect(drawn).toHaveJSProperty('complete', true)
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000)
  expect(await documents(page).locator('[data-pages]').getAttribute('data-pages')).toBe('1')
  await documents(page).getByRole('button', { name: 'Larger' }).click()
  await expect(documents(page).getByRole('button', { name: /150%/ })).toBeVisible()

  const opening = page.waitForEvent('popup')
  await documents(page).getByRole('link', { name: 'Open all pages in a new tab' }).click()
  const view = await opening
  await expect(view.getByRole('img')).toHaveJSProperty('complete', true)
  await expect(view.getByText('The original file may contain links')).toBeVisible()
  const downloading = view.waitForEvent('download')
  await view.getByRole('link', { name: 'Download the original file' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
})

test('An officer sends an application back with reasons; a validation error preserves the input', async ({
  page,
  portal,
}) => {
  await signIn(page, await anAdmissionsOfficer(await administratorOf(portal)))
  await openApplication(page, 'Waiting for us', 'IMRAN SHEIKH')
  const address = page.url()
  await refuse(page, 'Class 10 result', 'The lower half is cut off.')
  await verifyAll(page)
  await expect(page.getByText(/^Not accepted: Class 10 result\./)).toBeVisible()

  const mistaken = await choose(page, 'Send back for correction')
  const education = mistaken.locator('details').filter({ hasText: 'of Education Details' })
  await education.locator('summary').click()
  await education.getByRole('checkbox').first().check()
  await expect(education.locator('summary')).toContainText(/1 of \d+ selected/)
  await mistaken.getByLabel('What the student should do').fill('Check the board.')
  await mistaken.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(page).not.toHaveURL(address)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(address)
  await expectStatus(page, 'New')
  await expect(history(page)).not.toContainText('Sent back')

  const form = await choose(page, 'Send back for correction')
  await form.getByRole('checkbox', { name: 'Education Details' }).check()
  await form.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(form.getByText('Enter a reason.')).toBeVisible()
  await expect(form.getByRole('checkbox', { name: 'Education Details' })).toBeChecked()
  await form.getByLabel('What the student should do').fill('Please send the whole page.')
  await form.getByRole('button', { name: 'Send back', exact: true }).click()

  await expect(page).not.toHaveURL(address)
  await openAdmin(page, address)
  await expectStatus(page, 'With the student for correction')
  const decide = page.getByRole('region', { name: 'Decide' })
  await expect(decide).toContainText('Education Details')
  await expect(decide).toContainText('Class 10 result')
  await expect(decide.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)

  const recall = await choose(page, 'Recall from the student')
  await recall.getByLabel('Reason shown to the student').fill('We found the missing half.')
  await recall.getByRole('button', { name: 'Recall', exact: true }).click()
  await expectStatus(page, 'Reopened, needs another decision')
})

test('The second of two officers sees the conflict and keeps the typed text', { tag: '@long' }, async ({
  page,
  portal,
  context,
}) => {
  await signIn(page, await anAdmissionsOfficer(await administratorOf(portal)))
  await openApplication(page, 'Waiting for us', 'JOSEPH MURMU')
  const late = await context.newPage()
  await late.goto(page.url())
  const lateForm = await choose(late, 'Send back for correction')
  await lateForm.getByRole('checkbox', { name: 'Personal Details' }).check()
  await lateForm.getByLabel('What the student should do').fill('Please write your whole name.')

  await page.getByLabel('Your note').fill('She <b>called</b>.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(history(page)).toContainText('She <b>called</b>.')
  const form = await choose(page, 'Reject')
  await form.getByRole('button', { name: /^Your marks are below/ }).click()
  await form.getByRole('button', { name: 'Reject' }).click()
  await expect(page).not.toHaveURL(late.url())

  await lateForm.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(late.getByText(/This page now shows the latest version\.$/)).toBeVisible()
  await expectStatus(late, 'Rejected')
  await expect(lateForm.getByLabel('What the student should do')).toHaveValue('Please write your whole name.')
  await expect(lateForm.getByRole('button', { name: 'Send back', exact: true })).toBeDisabled()
  const reopen = await choose(late, 'Reopen')
  await reopen.getByLabel('Reason shown to the student').fill('It was the wrong button.')
  await reopen.getByRole('button', { name: 'Reopen' }).click()
  await expectStatus(late, 'Reopened, needs another decision')
})
