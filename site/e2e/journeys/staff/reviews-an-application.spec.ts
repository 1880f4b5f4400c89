import { signIn } from '../../steps/admin.ts'
import {
  choose,
  documents,
  expectStatus,
  history,
  openApplication,
  refuse,
  showDocument,
  verifyAll,
  verifyShown,
} from '../../steps/review.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAdmissionsOfficer } from '../../steps/staff-api.ts'

test('An admissions officer verifies the documents and approves the application', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  await signIn(page, await anAdmissionsOfficer(staff))
  await openApplication(page, 'Waiting for us', 'PRIYA DAS')
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled()
  await expect(page.getByText(/^Not checked yet: Profile photo/)).toBeVisible()

  await showDocument(page, 'Profile photo')
  await expect(documents(page).getByRole('img', { name: /^Profile photo/ })).toHaveJSProperty('complete', true)
  await verifyShown(page)
  await expect(documents(page).getByRole('region', { name: 'Signature' })).toBeVisible()
  await verifyAll(page)

  const form = await choose(page, 'Approve')
  await form.getByRole('button', { name: 'Yes, approve' }).click()
  await expectStatus(page, 'Approved')
  await expect(history(page)).toContainText('Approved by Sunil Roy')
  const student = await staff.one('students', 'email', 'priya@pravesh.example')
  expect(student.isApproved).toBe(true)
  const [news] = await staff.all('messages', { to: student.email, template: 'application-news' })
  expect(news?.subject).toMatch(/^Your application \S+ is approved$/)
})

test('A PDF is shown in a fully sandboxed frame and opens in a new tab', async ({ page, portal }) => {
  await signIn(page, await anAdmissionsOfficer(await administratorOf(portal)))
  await openApplication(page, 'Waiting for us', 'RUKSANA KHATUN')
  const pdf = documents(page).getByRole('listitem').filter({ hasText: 'PDF' }).getByRole('button').first()
  await pdf.click()
  const frame = documents(page).locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  const link = documents(page).getByRole('link', { name: 'Open the PDF in a new tab' })
  await expect(link).toHaveAttribute('rel', /noreferrer/)
  const headers = await page.evaluate(
    async (address) => Object.fromEntries((await fetch(address)).headers),
    (await link.getAttribute('href')) ?? '',
  )
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('An officer sends an application back with reasons; a validation error preserves the input', async ({
  page,
  portal,
}) => {
  await signIn(page, await anAdmissionsOfficer(await administratorOf(portal)))
  await openApplication(page, 'Waiting for us', 'IMRAN SHEIKH')
  await refuse(page, 'Class 10 result', 'The lower half is cut off.')
  await verifyAll(page)
  await expect(page.getByText(/^Not accepted: Class 10 result\./)).toBeVisible()

  const form = await choose(page, 'Send back for correction')
  await form.getByRole('checkbox', { name: 'Education Details' }).check()
  await form.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(form.getByText('Enter a reason.')).toBeVisible()
  await expect(form.getByRole('checkbox', { name: 'Education Details' })).toBeChecked()
  await form.getByLabel('What the student should do').fill('Please send the whole page.')
  await form.getByRole('button', { name: 'Send back', exact: true }).click()

  await expectStatus(page, 'With the student for correction')
  const decide = page.getByRole('region', { name: 'Decide' })
  await expect(decide).toContainText('Education Details')
  await expect(decide).toContainText('Documents: Class 10 result')
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
})

test('The second of two officers sees the conflict and keeps the typed text', async ({ page, portal, context }) => {
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
  await expectStatus(page, 'Rejected')

  await lateForm.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(late.getByText(/This page now shows the latest version\.$/)).toBeVisible()
  await expectStatus(late, 'Rejected')
  await expect(lateForm.getByLabel('What the student should do')).toHaveValue('Please write your whole name.')
  await expect(lateForm.getByRole('button', { name: 'Send back', exact: true })).toBeDisabled()
  const reopen = await choose(late, 'Reopen')
  await reopen.getByLabel('Reason shown to the student').fill('It was the wrong button.')
  await reopen.getByRole('button', { name: 'Reopen' }).click()
  await expectStatus(late, 'Corrected, needs another check')
})
