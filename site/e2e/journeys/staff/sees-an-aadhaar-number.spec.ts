import { expectAccessible } from '../../checks/axe.ts'
import { follow, hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { anApplicantIn, aPaidApplication } from '../../steps/applicant.ts'
import { expect, test } from '../../steps/staff.ts'
import { anAdmissionsOfficer, type StaffApi } from '../../steps/staff-api.ts'

const NUMBER = '2987 6543 2101'
const REASON = 'The card is hard to read.'

const keep = (staff: StaffApi, identityNumbers: string, identityBasis: string) =>
  staff.post('globals/admission-settings', {
    workingDaysToDecide: 7,
    worksOnSaturdays: true,
    identityNumbers,
    identityBasis,
  })

test('An officer sees a full Aadhaar number after a reason, and an administrator sees that', async ({
  page,
  portal,
}) => {
  const { staff } = await anApplicantIn(page, portal)
  await keep(staff, 'full', 'The scholarship portal asks for it.')
  const { id, number } = await aPaidApplication(page, 'BED', { aadhaar: NUMBER.replaceAll(' ', '') })
  const officer = await anAdmissionsOfficer(staff)

  await test.step('The officer gives a reason first', async () => {
    await signIn(page, officer)
    await openAdmin(page, `/admin/collections/applications/${id}`)
    const answers = page.getByRole('region', { name: 'Questions and answers' })
    await expect(answers).toContainText('XXXX XXXX 2101')
    await (await hydrated(answers.getByRole('button', { name: 'Show the full number …' }))).click()
    const reason = answers.getByLabel('Reason. The student can see it.')
    await expect(reason).toBeFocused()
    await answers.getByRole('button', { name: 'Show the number' }).click()
    await expect(answers.getByRole('alert')).toHaveText('Enter a reason.')
    await expect(reason).toBeFocused()
    await expectAccessible(page, 'the reason for a full Aadhaar number')
    await reason.fill(REASON)
    await answers.getByRole('button', { name: 'Show the number' }).click()
    await expect(answers.getByText(NUMBER)).toBeVisible()
    await answers.getByRole('button', { name: 'Hide the number' }).click()
    await expect(answers.getByText(NUMBER)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Who opened this application' })).toHaveCount(0)
  })

  await test.step('The administrator finds who opened it, and why', async () => {
    await signIn(page, portal.administrator)
    await openAdmin(page, `/admin/collections/applications/${id}`)
    await follow(page, page.getByRole('link', { name: 'Who opened this application' }))
    const shown = page.getByRole('row').filter({ hasText: 'Saw the full Aadhaar number' })
    await expect(shown).toContainText('Sunil Roy')
    await expect(shown).toContainText(REASON)
    await expect(page.getByRole('row').filter({ hasText: 'Opened the application' })).not.toHaveCount(0)
    await expectAccessible(page, 'the list of who opened what')
    await openAdmin(page, `/admin/collections/access-records?search=${number}`)
    await expect(page.getByRole('row').filter({ hasText: 'Saw the full Aadhaar number' })).toHaveCount(1)
    await follow(page, page.getByRole('row').filter({ hasText: REASON }).getByRole('link').first())
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  })
  await keep(staff, 'last-four', '')
})
