import { readFile } from 'node:fs/promises'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent, logIn } from '../../steps/student.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A student downloads their stored data', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await logIn(page, student)
  await page.goto('/student/setting')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(file).toContain(student.email)
  expect(file).not.toMatch(/hash|salt/i)
  await expect(page.getByText('Your data has been downloaded.')).toBeVisible()
})

test('A student requests deletion with the password, and staff see the request', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await logIn(page, student)
  await page.goto('/student/setting')
  await page.getByRole('button', { name: 'Ask for deletion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for your account to be deleted?' })
  const password = dialog.getByRole('textbox', { name: 'Password' })
  const submit = dialog.getByRole('button', { name: 'Ask for deletion' })
  await password.fill('Wrong@1')
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('Your current password is incorrect')
  await password.fill(student.password)
  await submit.click()
  await expect(page.getByText(/^We have received your request/)).toBeVisible()
  expect((await staff.one('students', 'email', student.email)).deletionRequestedAt).toBeTruthy()
  await page.reload()
  await expect(page.getByText(/^You asked us on /)).toBeVisible()
})

test('A student withdraws a deletion request and can make another', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await logIn(page, student)
  await page.goto('/student/setting')
  await page.getByRole('button', { name: 'Ask for deletion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for your account to be deleted?' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill(student.password)
  await dialog.getByRole('button', { name: 'Ask for deletion' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  const confirmation = page.getByRole('status').filter({ hasText: /^Your request is withdrawn/ })
  await expect(confirmation).toBeFocused()
  expect((await staff.one('students', 'email', student.email)).deletionRequestedAt).toBeFalsy()
  await expect(page.getByRole('button', { name: 'Ask for deletion' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ask for deletion' })).toBeVisible()
  await expect(page.getByText(/^You asked us on /)).toBeHidden()
})
