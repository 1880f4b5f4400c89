import { openAdmin, signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const NO_RECORD = '3b1f6f0e-0000-4000-8000-000000000000'

// The zone of the portal's people is not that of this computer.
test.use({ timezoneId: 'America/Los_Angeles' })

test('An editor who only looks at “Add” leaves no record; a name starts one', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  await signIn(page, await aContentEditor(staff))
  const before = (await staff.latest('colleges')).length
  await openAdmin(page, '/admin/collections/colleges/create')
  await expect(page.getByRole('heading', { level: 1, name: 'Add: college' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter the name of the college.')).toBeVisible()
  const name = page.getByLabel('Name of the college')
  await expect(name).toBeFocused()
  expect(await staff.latest('colleges')).toHaveLength(before)

  await name.fill('Mahananda College')
  await name.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mahananda College' })).toBeVisible()
  await expect(page.getByLabel('Name of the college')).toHaveValue('Mahananda College')
  const added = (await staff.latest('colleges')).filter((college) => college.name === 'Mahananda College')
  expect(added).toHaveLength(1)

  // Its history and the question before a restore have no time of another zone.
  const id = added[0]?.id
  const now = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' }).format(new Date())
  await openAdmin(page, `/admin/collections/colleges/${id}/versions`)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.locator('.version-pill-label-date').first()).toContainText(now)
  await staff.update('colleges', `${id}`, { deletedAt: new Date().toISOString() })
})

test('An address without a record, and one outside of what an editor may see, say so in plain words', {
  tag: '@long',
}, async ({ page, portal }) => {
  await signIn(page, await aContentEditor(await administratorOf(portal)))
  await openAdmin(page, `/admin/collections/colleges/${NO_RECORD}`)
  await expect(page.getByText('We could not find this record.')).toBeVisible()
  for (const path of ['/admin/collections/nothing-like-this', `/admin/collections/payments/${NO_RECORD}`]) {
    await openAdmin(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible()
})
