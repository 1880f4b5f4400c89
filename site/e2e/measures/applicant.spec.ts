import type { Page } from 'playwright/test'
import { PHONE } from '../../../scripts/lib/screens.ts'
import {
  anApplicantIn,
  answersFor,
  anUnfinishedForm,
  aPaidApplication,
  aSentApplication,
  uploadedDocuments,
} from '../steps/applicant.ts'
import {
  acceptAgreement,
  acceptTerms,
  answer,
  expectSaved,
  expectStep,
  proceedAndPay,
  saveAndNext,
} from '../steps/application-form.ts'
import { check, decide } from '../steps/decisions.ts'
import { startMeasuring } from '../steps/measured.ts'
import { payApplicationFee } from '../steps/payment.ts'
import { tryLogin } from '../steps/student.ts'
import { chooseFile, specimenOf, uploadedFile } from '../steps/uploads.ts'
import { expect, test } from '../steps/visitor.ts'

test('An applicant opens the payment page, goes back, and pays', async ({ page, portal }) => {
  await anApplicantIn(page, portal)
  await aSentApplication(page, 'BED')
  const measurement = await startMeasuring(page)
  await page.goto('/student/dashboard')
  await openPaymentPage(page)
  await page.goBack()
  await openPaymentPage(page)
  await payApplicationFee(page)
  measurement.report('Open the payment page, go back, pay')
})

async function openPaymentPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay Now' }).first().click()
  await expect(page.getByText('Simulator: no money moves')).toBeVisible()
}

test('An applicant goes on with a form on another phone', async ({ page, browser, portal }) => {
  const person = await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DELED', { twelfthMarks: '' })
  const documents = await uploadedDocuments(page, 'DELED', answers)
  await anUnfinishedForm(page, 'DELED', { answers, documents, detailsSaved: true })
  const other = await (await browser.newContext(PHONE)).newPage()
  const measurement = await startMeasuring(other)
  await other.goto('/login')
  await tryLogin(other, person)
  await other.getByRole('link', { name: 'Continue' }).click()
  await expectStep(other, 2)
  await answer(other, 'DELED', { twelfthMarks: '401' })
  await expectSaved(other)
  measurement.report('Go on with a draft on another phone, at the marks of class 12')
  await other.context().close()
})

test('An applicant corrects a name and a photograph', async ({ page, portal }) => {
  const { staff } = await anApplicantIn(page, portal)
  const application = await aPaidApplication(page, 'DELED')
  const photo = application.documents.find(({ kind }) => kind === 'photo')?.file.id ?? ''
  await check(staff, application, { document: photo, state: 'REJECTED', reason: 'The face cannot be seen.' })
  await decide(staff, application, { move: 'sendBack', reason: 'Your father’s whole name.', parts: ['personal'] })
  const measurement = await startMeasuring(page)
  await page.goto('/student/dashboard')
  await page.getByRole('link', { name: 'Update' }).click()
  await answer(page, 'DELED', { fatherName: 'bimal kumar mondal' })
  await chooseFile(page, 'photo', { ...(await specimenOf('photo')), name: 'new-face.jpg' })
  await expect(uploadedFile(page, 'photo')).toHaveText('new-face.jpg')
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(page.getByText('Corrected', { exact: true })).toBeVisible()
  measurement.report('Correct a name and a photograph')
})

test('A rejected applicant applies again', async ({ page, portal }) => {
  const { staff } = await anApplicantIn(page, portal)
  const application = await aPaidApplication(page, 'DPHARM')
  await decide(staff, application, { move: 'reject', code: 'no-seat', reason: 'There is no seat left.' })
  const measurement = await startMeasuring(page)
  await page.goto('/student/student-basic-details')
  await page.getByRole('link', { name: 'Apply again' }).click()
  await page.getByRole('button', { name: 'Use my earlier answers' }).click()
  await saveAndNext(page)
  await expectStep(page, 2)
  await acceptTerms(page)
  await saveAndNext(page)
  await expectStep(page, 3)
  await acceptAgreement(page, 'DPHARM')
  await saveAndNext(page)
  await expectStep(page, 4)
  await proceedAndPay(page)
  await payApplicationFee(page)
  measurement.report('Apply again after a rejection')
})
