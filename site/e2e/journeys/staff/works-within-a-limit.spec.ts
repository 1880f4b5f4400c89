import { expectAccessible } from '../../checks/axe.ts'
import { openAdmin, signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, aLimitedMember } from '../../steps/staff-api.ts'

test('A verifier of one college checks its documents, decides nothing, and finds no other application', async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const applications = await staff.all('applications', {})
  const [mine] = applications.filter(({ status }) => status === 'SUBMITTED')
  const own = applications.filter(({ college }) => college === mine?.college)
  // Other journeys apply with the same name to several colleges.
  const names = new Set(own.map(({ studentName }) => studentName))
  const other = applications.find(({ college, studentName }) => college !== mine?.college && !names.has(studentName))
  await signIn(page, await aLimitedMember(staff, { role: 'verifier', college: mine?.college }))

  await openAdmin(page, '/admin/collections/applications')
  await expect(page.locator('tbody tr')).toHaveCount(own.length)
  await expect(page.getByLabel('College').getByRole('option')).toHaveCount(2)
  await expect(page.getByText(other?.number)).toHaveCount(0)

  await openAdmin(page, `/admin/collections/applications/${mine?.id}`)
  await expect(
    page.getByText('Only an administrator or an admissions officer can decide on this application.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Approve|Reject|Send back)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Do not accept/ })).toBeVisible()
  await expectAccessible(page, 'the review of a verifier')

  // Payload leads from a record that does not exist to its list.
  await openAdmin(page, `/admin/collections/applications/${other?.id}`)
  await expect(page.getByText('We could not find this record.')).toBeVisible()
  await expect(page.getByText(other?.studentName)).toHaveCount(0)
})
