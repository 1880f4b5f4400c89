import { openAdmin, signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAdmissionsOfficer } from '../../steps/staff-api.ts'

test('An officer finds a person by phone from any screen, and reads everything about them on one page', async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const student = await staff.one('students', 'email', 'priya@pravesh.example')
  await signIn(page, await anAdmissionsOfficer(staff))
  await openAdmin(page, '/admin/collections/courses')
  await expect(page.getByRole('button', { name: 'Search Ctrl K' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search for people and their records' })
  const box = dialog.getByRole('searchbox')
  await expect(box).toBeFocused()
  await box.fill('q')
  await expect(dialog.getByText('Enter at least two characters.')).toBeVisible()
  await box.fill('xyzzy')
  await expect(dialog.getByText('Nothing matches “xyzzy”.')).toBeVisible()

  await page.route('**/api/people/search*', (route) => route.abort())
  await box.fill(student.phone)
  await expect(dialog.getByRole('alert')).toContainText('Try again')
  await page.unroute('**/api/people/search*')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('region', { name: 'Applications' }).getByRole('link')).toContainText(student.name)
  await dialog.getByRole('region', { name: 'People' }).getByRole('link', { name: student.name }).click()

  await expect(page).toHaveURL(new RegExp(`/students/${student.id}`))
  await expect(dialog).toHaveCount(0)
  const everything = page.getByRole('region', { name: 'Everything about this person' })
  const application = everything.getByRole('region', { name: 'Applications' }).getByRole('link')
  await expect(application).toContainText(student.name)
  await application.click()
  await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible()
})
