import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../checks/axe.ts'
import { expectReflow } from '../../checks/reflow.ts'
import { anApplicantIn, answersFor, anUnfinishedForm, uploadedDocuments } from '../../steps/applicant.ts'
import {
  acceptAgreement,
  dismissNotice,
  expectSaved,
  expectStep,
  openField,
  openForm,
  proceedAndPay,
  saveAndNext,
} from '../../steps/application-form.ts'
import { codeFor, guardianCodeFor, guardianPageFor } from '../../steps/messages.ts'
import { aPerson } from '../../steps/people.ts'
import { wrong } from '../../steps/registration.ts'
import type { StaffApi } from '../../steps/staff-api.ts'
import { expect, test } from '../../steps/visitor.ts'

const COURSE = 'DELED'
const bornYearsAgo = (years: number) => {
  const today = dayInIndia(new Date())
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
}
const bySixteen = { dateOfBirth: bornYearsAgo(16) }

/** A draft of an applicant of 16 years, in which only the agreement and the fee are left. */
async function aMinorsForm(page: Page): Promise<void> {
  const { answers } = await answersFor(page, COURSE, bySixteen)
  const documents = await uploadedDocuments(page, COURSE, answers)
  const done = { detailsSaved: true, educationSaved: true, termsAccepted: true }
  await anUnfinishedForm(page, COURSE, { answers, documents, ...done })
}

/** From the third step to the press that sends the application. */
async function send(page: Page): Promise<void> {
  await expectStep(page, 3)
  await acceptAgreement(page, COURSE)
  await saveAndNext(page)
  await expectStep(page, 4)
  await dismissNotice(page, COURSE)
  await page.getByRole('checkbox', { name: 'I understand this Application Fee Structure' }).check()
  await page.getByRole('button', { name: 'Proceed & Pay' }).click()
}

async function giveConsent(page: Page, staff: StaffApi, phone: string): Promise<void> {
  await page.getByRole('button', { name: /^Give consent/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Consent of a parent or guardian' })
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Enter the name of your parent or guardian')
  await dialog.getByLabel('Name of the parent or guardian').fill('Sunil Sen')
  await dialog.getByLabel('Who gives consent').selectOption('Father')
  await dialog.getByLabel('Their phone number').fill(phone)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText(`We have sent a code to ${phone}.`)).toBeFocused()
  const code = await guardianCodeFor(staff, phone)
  await dialog.getByLabel('OTP').fill(wrong(code))
  await expect(dialog.getByRole('alert')).toContainText('This is not the code we sent.')
  await dialog.getByLabel('OTP').fill(code)
  await expect(page.getByRole('status').filter({ hasText: 'has given consent' })).toBeFocused()
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }))

test('A 16-year-old is refused without a guardian, and applies with one', async ({ page, portal }) => {
  const { staff } = await anApplicantIn(page, portal)
  await aMinorsForm(page)
  await openForm(page, COURSE, 3)
  await send(page)
  await expectStep(page, 1)
  const birth = await openField(page, COURSE, 'dateOfBirth')
  await expect(birth).toHaveAttribute('aria-invalid', 'true')
  await expect(birth).not.toHaveValue('')
  await giveConsent(page, staff, aPerson().phone)
  await expect(page.getByText(/^SUNIL SEN gave consent on /)).toBeVisible()
  await expect(birth).not.toHaveAttribute('aria-invalid', 'true')
  await saveAndNext(page)
  await expectStep(page, 2)
  await saveAndNext(page)
  await expectStep(page, 3)
  await saveAndNext(page)
  await expectStep(page, 4)
  await proceedAndPay(page)
})

test('The guardian withdraws the consent without an account', async ({ page, portal }) => {
  const { staff } = await anApplicantIn(page, portal)
  await aMinorsForm(page)
  await openForm(page, COURSE, 1)
  await openField(page, COURSE, 'dateOfBirth')
  const { phone } = aPerson()
  await giveConsent(page, staff, phone)
  await page.goto(await guardianPageFor(staff, phone))
  await expectAccessible(page, 'the page of guardians')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter Phone No.')
  await page.getByLabel('Your phone number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'we have sent a code' })).toBeFocused()
  const code = await codeFor(staff, phone)
  await page.getByLabel('OTP').fill(wrong(code))
  await expect(page.getByRole('alert')).toContainText('This is not the code we sent.')
  await page.getByLabel('OTP').fill(code)
  await expect(page.getByRole('heading', { name: `Consents given with ${phone}` })).toBeFocused()
  await expectAccessible(page, 'the consents of a guardian')
  await expectReflow(page, 'the consents of a guardian')
  await page.getByRole('button', { name: /^Withdraw consent for / }).click()
  const dialog = page.getByRole('dialog', { name: /^Withdraw your consent for / })
  await expect(dialog).toContainText('The applicant can send no application')
  await expect(dialog).toContainText('Applications that were sent stay')
  await expectAccessible(page, 'the withdrawal by a guardian')
  await dialog.getByRole('button', { name: 'Keep the consent' }).click()
  await expect(page.getByText('Your consent is in force.')).toBeVisible()
  await page.getByRole('button', { name: /^Withdraw consent for / }).click()
  await dialog.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your consent is withdrawn.' })).toBeFocused()
  await expect(page.getByText('Withdrawn on')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Withdraw consent/ })).toHaveCount(0)
  await page.goto('/student/dashboard')
  await expect(page.getByText(/^The consent was withdrawn on /)).toBeVisible()
})

test('A consent that is withdrawn in the middle of the application is missing at its end', async ({ page, portal }) => {
  const { staff } = await anApplicantIn(page, portal)
  await aMinorsForm(page)
  await openForm(page, COURSE, 1)
  await openField(page, COURSE, 'dateOfBirth')
  await giveConsent(page, staff, aPerson().phone)
  await expectSaved(page)

  await page.goto('/student/setting')
  const card = page.getByRole('region', { name: 'Consent of your parent or guardian' })
  await card.getByRole('button', { name: 'Withdraw consent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw the consent?' })
  await expect(dialog).toContainText('You can send no application')
  await expect(dialog).toContainText('What you have sent stays')
  await dialog.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(card.getByText(/^The consent was withdrawn on /)).toBeVisible()
  await page.goto('/student/dashboard')
  await expect(page.getByText(/^The consent was withdrawn on /)).toBeVisible()

  await openForm(page, COURSE, 3)
  await send(page)
  await expectStep(page, 1)
  await expect(await openField(page, COURSE, 'dateOfBirth')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: 'Give consent again' })).toBeVisible()
})
