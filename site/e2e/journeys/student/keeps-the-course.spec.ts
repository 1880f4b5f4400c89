/** @long through the e-mail; return-path.test.ts has the addresses, enrolls.spec.ts goes through the login */
import { enroll } from '../../steps/enroll.ts'
import { codeFor, linkFor } from '../../steps/messages.ts'
import { aPerson } from '../../steps/people.ts'
import { fillRegistration, openCorrection, sendCorrection, verifyPhoneAndRegister } from '../../steps/registration.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent, fillNewPassword, tryLogin } from '../../steps/student.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A guest who follows the link in the e-mail reaches the form of the course', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const person = aPerson()
  const form = await enroll(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('radio', { name: /^Only buy books/ }).check()
  await fillRegistration(page, person)
  await verifyPhoneAndRegister(page, person, staff)
  await page.goto(await linkFor(staff, person.email, 'activation-link'))
  await page.getByRole('link', { name: 'Login Now' }).click()
  await tryLogin(page, person)
  await expect(page).toHaveURL(form)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('An applicant who corrects a mistyped address reaches the form of the course', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff, unverified: true })
  const email = student.email.replace('rina', 'rina.sen')
  const form = await enroll(page)
  await tryLogin(page, student)
  await page.getByRole('link', { name: 'Verify your e-mail now' }).click()
  await openCorrection(page)
  await sendCorrection(page, { email, code: await codeFor(staff, student.phone) })
  await expect(page.getByText('We corrected your e-mail address')).toBeVisible()
  await page.goto(await linkFor(staff, email, 'activation-link'))
  await page.getByRole('link', { name: 'Login Now' }).click()
  await tryLogin(page, { ...student, email })
  await expect(page).toHaveURL(form)
})

test('A student who resets the password reaches the form of the course', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  const form = await enroll(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail').fill(student.email)
  await page.getByRole('button', { name: 'Send Now' }).click()
  await page.goto(await linkFor(staff, student.email, 'password-reset'))
  const password = 'Marigold@2'
  await fillNewPassword(page, password)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL(/^[^?]*\/login\?next=/)
  await tryLogin(page, { ...student, password })
  await expect(page).toHaveURL(form)
})

test('A return path on another site redirects to the dashboard', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await page.goto(`/register?next=${encodeURIComponent('//evil.example/')}`)
  await page.getByRole('link', { name: 'Login', exact: true }).last().click()
  await expect(page).toHaveURL('/login')
  await tryLogin(page, student)
  await expect(page).toHaveURL('/student/dashboard')
})
