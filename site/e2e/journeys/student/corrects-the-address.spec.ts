/** @long the pages; correct-email.int.test.ts corrects */
import { codeFor, linkFor } from '../../steps/messages.ts'
import { aPerson } from '../../steps/people.ts'
import {
  enterCode,
  fillRegistration,
  openCorrection,
  sendCorrection,
  verifyPhoneAndRegister,
  wrong,
} from '../../steps/registration.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent, tryLogin } from '../../steps/student.ts'
import { letAMinutePass } from '../../steps/time.ts'
import { expect, test } from '../../steps/visitor.ts'

test('An applicant corrects a mistyped e-mail address with an SMS code and logs in', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const person = aPerson()
  const mistyped = person.email.replace('@example', '@exmaple')
  await page.goto('/register?type=Student')
  await fillRegistration(page, { ...person, email: mistyped })
  await verifyPhoneAndRegister(page, person, staff)
  const verificationPage = page.url()
  const oldLink = await linkFor(staff, mistyped, 'activation-link')
  await expect(page.getByRole('main').getByText('@exmaple.in')).toBeVisible()

  await openCorrection(page)
  await expect(page.getByText(`We have sent an OTP by SMS to ••••••${person.phone.slice(-4)}.`)).toBeVisible()
  await expect(page.getByLabel('Correct e-mail address')).toBeFocused()
  await page.getByRole('button', { name: 'Save and send a new code' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Enter your email' })).toBeVisible()

  const code = await codeFor(staff, person.phone)
  await sendCorrection(page, { email: person.email, code: wrong(code) })
  await expect(page.getByRole('alert')).toContainText('This is not the code we sent.')
  await expect(page.getByLabel('Correct e-mail address')).toHaveValue(person.email)
  await sendCorrection(page, { email: person.email, code })

  await expect(page.getByText('We corrected your e-mail address and sent a new code to it.')).toBeVisible()
  await expect(page.getByRole('main').getByText('@example.in')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(01:00|00:5\d)$/)
  await page.goto(oldLink)
  await expect(page.getByText('Something Wrong')).toBeVisible()

  await page.goto(verificationPage)
  await enterCode(page, await codeFor(staff, person.email))
  await expect(page).toHaveURL('/student/dashboard')
})

test('An applicant who closed the verification page returns to it by logging in', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff, unverified: true })
  const right = student.email.replace('rina', 'rina.sen')
  await page.goto('/login')
  await tryLogin(page, student)
  await page.getByRole('link', { name: 'Verify your e-mail now' }).click()
  await openCorrection(page)
  await sendCorrection(page, { email: right, code: await codeFor(staff, student.phone) })
  await expect(page.getByText('We corrected your e-mail address')).toBeVisible()
  await enterCode(page, await codeFor(staff, right))
  await expect(page).toHaveURL('/login')
})

test('An applicant who logs in with the correct address instead can register again', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff, unverified: true })
  const person = { ...student, email: student.email.replace('rina', 'rina.sen') }
  await page.goto('/login')
  await tryLogin(page, person)
  await expect(page.getByRole('alert')).toContainText('The e-mail address or password is incorrect.')
  await page.getByRole('link', { name: 'Register again with the same phone number' }).click()
  await page.getByRole('radio', { name: /^Apply to a course/ }).check()
  await fillRegistration(page, person)
  letAMinutePass(portal)
  await verifyPhoneAndRegister(page, person, staff)
  await enterCode(page, await codeFor(staff, person.email))
  await expect(page).toHaveURL('/student/dashboard')
})
