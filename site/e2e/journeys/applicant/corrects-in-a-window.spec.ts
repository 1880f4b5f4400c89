import { addDays } from '@pravesh/shared/platform/days'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
import { anApplicantIn, aPaidApplication } from '../../steps/applicant.ts'
import { answer, fieldOf } from '../../steps/application-form.ts'
import { expect, test } from '../../steps/visitor.ts'

const today = dayInIndia(new Date())
const noon = (days: number) => `${addDays(today, days)}T06:30:00.000Z`

test('A student corrects an application in a correction window, until its last day', async ({ page, portal }) => {
  const { staff } = await anApplicantIn(page, portal)
  const application = await aPaidApplication(page, 'DPHARM')
  const { id: session } = await staff.one('academic-sessions', 'year', application.sessionYear)
  const days = { firstDay: noon(-2), lastDay: noon(0) }
  const window = { course: 'DPHARM', session, items: ['motherName', 'photo'], announces: false, ...days }
  const { id } = await staff.create('correction-windows', window)

  await page.goto('/student/dashboard')
  await expect(
    page.getByText(`You can correct these parts until ${formatLongDay(today)}, that day included:`),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Correct my application' }).click()
  await expect(page.getByText('Update your application', { exact: true }).first()).toBeVisible()
  await answer(page, 'DPHARM', { motherName: 'kamala devi' })
  // It closes while the student types.
  await staff.update('correction-windows', id, { lastDay: noon(-1) })
  await page.getByRole('button', { name: 'Update Details' }).click()
  const closed = `The last day for corrections was ${formatLongDay(addDays(today, -1))}, so we did not save these changes.`
  await expect(page.getByText(closed, { exact: false }).first()).toBeVisible()
  await expect(fieldOf(page, 'DPHARM', 'motherName')).toHaveValue(/kamala devi/i)
  await staff.update('correction-windows', id, { lastDay: noon(0) })
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(page).toHaveURL('/student/student-basic-details')
  await expect(page.getByText('You corrected your application')).toBeVisible()
  await staff.remove('correction-windows', id)
})
