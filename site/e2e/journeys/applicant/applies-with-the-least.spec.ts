import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { anApplicantIn, answersFor, newestApplication } from '../../steps/applicant.ts'
import {
  acceptAgreement,
  acceptTerms,
  answerStep,
  dismissNotice,
  expectStep,
  openForm,
  proceedAndPay,
  saveAndNext,
  uploadAll,
} from '../../steps/application-form.ts'
import { pay } from '../../steps/payment.ts'
import { expect, test } from '../../steps/visitor.ts'

for (const course of COURSE_CODES) {
  test(`An applicant applies for ${course} with the fewest answers, pays, and sees the status`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(120_000)
    await anApplicantIn(page, portal)
    const { answers, college } = await answersFor(page, course)
    await openForm(page, course)
    await dismissNotice(page, course)
    await answerStep(page, course, 1, answers)
    await saveAndNext(page)
    await expect(page.getByText('Data saved successfully')).toBeVisible()

    await expectStep(page, 2)
    await answerStep(page, course, 2, answers)
    await uploadAll(page, { course, answers })
    await acceptTerms(page)
    await saveAndNext(page)

    await expectStep(page, 3)
    await expect(page.getByText(`At ${college.name}`, { exact: true })).toBeVisible()
    await acceptAgreement(page, course)
    await saveAndNext(page)

    await expectStep(page, 4)
    await proceedAndPay(page)
    const { number } = await newestApplication(page)
    expect(number).toMatch(new RegExp(`^${course}2\\d{3}`))
    await expect(page.getByText(number)).toBeVisible()
    await pay(page)

    await expect(page.getByText(number)).toBeVisible()
    await expect(page.getByText(`Your ${COURSE_LABELS[course]} application is not approved yet.`)).toBeVisible()
    await page.getByRole('link', { name: 'View Application' }).click()
    const application = page.getByRole('region', { name: new RegExp(`^${escaped(COURSE_LABELS[course])}, session`) })
    await expect(application.getByText(number)).toBeVisible()
    await application.getByText('Payment Details').click()
    await expect(application.getByText('PAID', { exact: true })).toBeVisible()
    await expect(application.getByText('Submitted', { exact: true })).toBeVisible()
  })
}

const escaped = (text: string) => text.replaceAll('.', '\\.')
