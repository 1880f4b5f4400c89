/** @long change-plan.int.test.ts changes plans on both databases */
import { expectAccessible } from '../../checks/axe.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { anAdmittedStudentIn, feePlanOf } from '../../steps/fees.ts'
import { expect, test } from '../../steps/staff.ts'
import { anAccountsClerk } from '../../steps/staff-api.ts'

test('A clerk asks for one payment in place of instalments, a colleague compares and approves it, and the student sees it', {
  tag: '@long',
}, async ({ page, portal }) => {
  const { staff } = await anAdmittedStudentIn(page, portal)
  const { dues, applicationId } = await feePlanOf(page)
  const [first] = dues.filter(({ action }) => action === 'TUITION')
  if (first === undefined) throw new Error('There is no tuition fee.')

  await test.step('The clerk sees the fees before and after, and needs a reason', async () => {
    await signIn(page, await anAccountsClerk(staff))
    await openAdmin(page, `/admin/collections/fee-dues/${first.id}`)
    await (await hydrated(page.getByRole('button', { name: 'Show the plans …' }))).click()
    await page.getByLabel('How the student pays the rest').selectOption({ label: 'All at once' })
    await expect(page.getByRole('region', { name: 'Before' }).getByRole('row')).toHaveCount(7)
    await expect(page.getByRole('region', { name: 'After' }).getByRole('row')).toHaveCount(3)
    const plan = page.getByRole('group', { name: 'Other instalments' })
    await plan.getByRole('button', { name: 'Ask for approval' }).click()
    await expect(plan.getByText('Enter a reason. The second person sees it.', { exact: true })).toBeVisible()
    await plan.getByRole('textbox', { name: /^Reason/ }).fill('The family pays from the sale of a field.')
    await expectAccessible(page, 'the plans of a student')
    await plan.getByRole('button', { name: 'Ask for approval' }).click()
    await expect(page.getByText('Requested. Another member of staff must approve it.')).toBeVisible()
  })

  await test.step('A colleague approves it', async () => {
    const [waiting] = await staff.all('money-approvals', { subjectId: applicationId })
    await signIn(page, await anAccountsClerk(staff))
    await openAdmin(page, `/admin/collections/money-approvals/${waiting?.id}`)
    await expect(page.getByRole('region', { name: 'After' })).toContainText('Full payment')
    await expectAccessible(page, 'a change of instalments')
    await (await hydrated(page.getByRole('button', { name: 'Approve …' }))).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText('Approved. Done.')).toBeVisible()
  })

  await test.step('The student pays it in one', async () => {
    await page.goto('/student/fee-plan')
    await expect(page.getByText('Full payment').first()).toBeVisible()
    const tuition = (await feePlanOf(page)).dues.filter(({ action }) => action === 'TUITION')
    expect(tuition).toHaveLength(1)
  })
})
