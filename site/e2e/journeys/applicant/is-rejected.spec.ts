import { anApplicantIn, aPaidApplication, formOf, newestApplication } from '../../steps/applicant.ts'
import {
  acceptAgreement,
  acceptTerms,
  expectStep,
  openDocuments,
  proceedAndPay,
  saveAndNext,
} from '../../steps/application-form.ts'
import { decide, newsFor } from '../../steps/decisions.ts'
import { uploadedFile } from '../../steps/uploads.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A rejected student reads the reason and applies again with what was entered before', async ({ page, portal }) => {
  const { staff, email } = await anApplicantIn(page, portal)
  const application = await aPaidApplication(page, 'DPHARM')
  const { courseId } = await formOf(page, 'DPHARM')
  await page.goto(`/courses/${courseId}/enroll`)
  await expect(page.getByRole('heading', { name: /^You have already applied for / })).toBeVisible()
  await expect(page.getByText(application.number)).toBeVisible()

  await decide(staff, application, { move: 'reject', code: 'no-seat', reason: 'There is no seat left at the college.' })
  await page.getByRole('link', { name: 'View your application' }).click()
  await expect(page.getByText('Your D.Pharm application is rejected.')).toBeVisible()
  await expect(page.getByText('There is no seat left at the college.').first()).toBeVisible()
  await expect(page.getByText(/^We (are refunding|have refunded) ₹.* of your application fee/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Download Receipt/ })).toBeVisible()
  await expect(page.getByText('Rejected', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeHidden()
  expect(await newsFor(staff, email, /reject/)).toContain(application.number)

  // What was entered before is copied: nothing is typed again.
  await page.getByRole('link', { name: 'Apply again' }).click()
  await expect(page.getByText(/^We (are refunding|have refunded) ₹/)).toBeVisible()
  await page.getByRole('button', { name: 'Use my earlier answers' }).click()
  await expect(page.getByText(`These are your answers from application ${application.number}.`)).toBeVisible()
  await saveAndNext(page)
  await expectStep(page, 2)
  await openDocuments(page, 'DPHARM', 'photo')
  await expect(uploadedFile(page, 'photo')).toBeVisible()
  await acceptTerms(page)
  await saveAndNext(page)
  await expectStep(page, 3)
  await acceptAgreement(page, 'DPHARM')
  await saveAndNext(page)
  await expectStep(page, 4)
  await proceedAndPay(page)

  // The second application replaces the first one.
  const second = await newestApplication(page)
  expect(second.number).not.toBe(application.number)
  await page.goto('/student/dashboard')
  await expect(page.locator('section.application')).toHaveText([
    new RegExp(second.number),
    new RegExp(`${application.number}.*Your D.Pharm application is rejected.`),
  ])
  await expect(page.getByRole('link', { name: 'Apply again' })).toBeHidden()
})
