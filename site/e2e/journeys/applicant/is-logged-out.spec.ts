/** @long other steps and pages; is-logged-out-while-typing.spec.ts loses no answer */
import { withCheckDigit } from '@pravesh/shared/admissions/answers/aadhaar'
import { paths } from '@pravesh/shared/site/paths'
import type { Page } from 'playwright/test'
import { type Applicant, anApplicantIn, aPaidApplication, aSentApplication, aWholeForm } from '../../steps/applicant.ts'
import {
  acceptAgreement,
  answer,
  expectStep,
  openDocuments,
  openField,
  openForm,
  saveAndNext,
} from '../../steps/application-form.ts'
import { decide } from '../../steps/decisions.ts'
import { tryLogin } from '../../steps/student.ts'
import { chooseFile, specimenOf } from '../../steps/uploads.ts'
import { expect, test } from '../../steps/visitor.ts'

const AADHAAR = withCheckDigit('29876543211')

/** Follows the link in the notice, logs in, and expects to return to the same page. */
async function logInFromNotice(page: Page, person: Applicant): Promise<void> {
  const before = page.url()
  await page.getByRole('link', { name: 'Log in again' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await tryLogin(page, person)
  await expect(page).toHaveURL(before)
}

test('A login after the session ended on the last step returns to it with the consents restored', {
  tag: '@long',
}, async ({ page, context, portal }) => {
  const person = await anApplicantIn(page, portal)
  await aWholeForm(page, 'DELED')
  await openForm(page, 'DELED', 3)
  await acceptAgreement(page, 'DELED')
  await saveAndNext(page)
  await expectStep(page, 4)
  const understood = page.getByRole('checkbox', { name: 'I understand this Application Fee Structure' })
  await understood.check()

  await context.clearCookies()
  await page.getByRole('button', { name: 'Proceed & Pay' }).click()
  await expect(page.getByText('Log in to continue.').first()).toBeVisible()
  await expect(page.locator('[data-draft=saved]')).toBeHidden()
  await expect(page.locator('[data-draft]')).toContainText('Your session has ended')
  await logInFromNotice(page, person)
  await expectStep(page, 4)
  await expect(understood).toBeChecked()
  await page.getByRole('button', { name: 'Proceed & Pay' }).click()
  await expect(page.getByText('Simulator: no money moves')).toBeVisible()
})

test('A login in another tab resumes saving', { tag: '@long' }, async ({ page, context, portal }) => {
  const person = await anApplicantIn(page, portal)
  await openForm(page, 'DELED')
  await context.clearCookies()
  await answer(page, 'DELED', { fatherName: 'BIMAL' })
  await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(paths.login)
  await tryLogin(other, person)
  await expect(other).toHaveURL(paths.account)
  await expect(page.getByRole('link', { name: 'Log in again' })).toBeHidden()
  await expect(page.locator('[data-draft=saved]')).toBeVisible()
})

test('A login after the session ended returns to the upload, the payment or the settings', { tag: '@long' }, async ({
  page,
  context,
  portal,
}) => {
  const person = await anApplicantIn(page, portal)
  await aWholeForm(page, 'DELED')
  await openForm(page, 'DELED', 2)
  await openDocuments(page, 'DELED', 'other')
  await context.clearCookies()
  await chooseFile(page, 'other', await specimenOf('tenthResult'))
  await logInFromNotice(page, person)
  await expectStep(page, 2)

  await aSentApplication(page, 'BED')
  await page.goto(paths.application)
  const payNow = page.getByRole('button', { name: 'Pay Now' }).first()
  await expect(payNow).toBeVisible()
  await context.clearCookies()
  await payNow.click()
  await logInFromNotice(page, person)

  await page.goto(paths.settings)
  const download = page.getByRole('button', { name: 'Download my data' })
  await expect(download).toBeVisible()
  await context.clearCookies()
  await download.click()
  await logInFromNotice(page, person)
  await expect(download).toBeVisible()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Ask for deletion' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await question.getByRole('button', { name: 'Ask for deletion' }).click()
  await logInFromNotice(page, person)
})

test('A session that ends during a correction loses no answer', { tag: '@long' }, async ({ page, context, portal }) => {
  const person = await anApplicantIn(page, portal)
  const application = await aPaidApplication(page, 'DELED')
  await decide(person.staff, application, { move: 'sendBack', reason: 'Your name, please.', parts: ['personal'] })
  await page.goto(paths.applicationUpdate({ course: 'DELED', id: application.id }))
  await answer(page, 'DELED', { fatherName: 'BIMAL KUMAR', aadhaar: AADHAAR })
  await context.clearCookies()
  await page.getByRole('button', { name: 'Update Details' }).click()
  await logInFromNotice(page, person)
  await expect(await openField(page, 'DELED', 'fatherName')).toHaveValue('BIMAL KUMAR')
  await expect(await openField(page, 'DELED', 'aadhaar')).toHaveValue(AADHAAR.replace(/\B(?=(\d{4})+$)/g, ' '))
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(page).toHaveURL(paths.application)
})
