import { COURSE_CODES, COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import type { Page } from 'playwright/test'
import { anApplicantIn } from '../../steps/applicant.ts'
import { openForm } from '../../steps/application-form.ts'
import { countEffort } from '../../steps/effort.ts'
import { applyAndPay, reachForm } from '../../steps/stranger.ts'
import { expect, test } from '../../steps/visitor.ts'

const STRANGERS_COURSE = 'BED'

test('A stranger goes from the home page to a paid application in one sitting', async ({ page, portal }) => {
  const effort = await countEffort(page)
  await reachForm(page, portal)
  expect(effort, 'until the form').toEqual({ inputs: 8, presses: 7 })
  const number = await applyAndPay(page, STRANGERS_COURSE)
  expect(effort, 'until the paid application').toEqual({ inputs: 71, presses: 27 })
  await expectPaid(page, STRANGERS_COURSE, number)
})

for (const course of COURSE_CODES.filter((code) => code !== STRANGERS_COURSE)) {
  test(`An applicant applies for ${course} with the fewest answers, pays, and sees the status`, {
    tag: '@long',
  }, async ({ page, portal }) => {
    await anApplicantIn(page, portal)
    await openForm(page, course)
    await expectPaid(page, course, await applyAndPay(page, course))
  })
}

async function expectPaid(page: Page, course: CourseCode, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: /^Nothing to do: we answer by / })).toBeVisible()
  await expect(page.getByText(number)).toBeVisible()
  await expect(page.getByText(`Your ${COURSE_LABELS[course]} application is not approved yet.`)).toBeVisible()
  await page.getByRole('link', { name: 'View Application' }).click()
  const application = page.getByRole('region', { name: new RegExp(`^${escaped(COURSE_LABELS[course])}, session`) })
  await expect(application.getByText(number)).toBeVisible()
  await application.getByText('Payment Details').click()
  await expect(application.getByText('PAID', { exact: true })).toBeVisible()
  await expect(application.getByText('Submitted', { exact: true })).toBeVisible()
}

const escaped = (text: string) => text.replaceAll('.', '\\.')
