import { expectAccessible } from '../../checks/axe.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { aBook, aGuestIn } from '../../steps/buying.ts'
import { anOrder } from '../../steps/orders.ts'
import { expect, test } from '../../steps/staff.ts'
import { tryLogin } from '../../steps/student.ts'

test('An administrator erases an account with a paid order: the receipt stays, and the student reads why', async ({
  page,
  portal,
}) => {
  const { staff, ...student } = await aGuestIn(page, portal)
  const book = await aBook(staff, { name: 'Erased and kept', copies: 3 })
  await anOrder(page, [book], 'pay-report-first')
  const { id } = await staff.one('students', 'email', student.email)
  await page.goto('/student/setting')
  await page.getByRole('button', { name: 'Ask for deletion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for your account to be deleted?' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill(student.password)
  await dialog.getByRole('button', { name: 'Ask for deletion' }).click()
  await expect(page.getByText(/^We have received your request/)).toBeVisible()
  const request = await staff.one('rights-requests', 'studentId', id)

  await signIn(page, portal.administrator)
  await openAdmin(page, '/admin')
  await expect(page.getByRole('link', { name: /requests? about rights (is|are) waiting/ })).toBeVisible()
  await openAdmin(page, '/admin/collections/rights-requests')
  await expect(page.getByRole('row').filter({ hasText: request.reference })).toContainText(/, in \d+ days/)
  await openAdmin(page, `/admin/collections/rights-requests/${request.id}`)
  const panel = page.getByRole('region', { name: 'Request', exact: true })
  const records = panel.getByRole('table', { name: 'What an erasure does' })

  await test.step('The preview says what stays, why and until when', async () => {
    const row = (name: string) => records.getByRole('row').filter({ hasText: name })
    await expect(row('Your account')).toContainText('Erased')
    await expect(row('Receipts')).toContainText('Tax and company law')
    await expect(row('Receipts')).toContainText(/31 Mar 20\d\d/)
    await expectAccessible(page, 'a request about rights')
  })

  await test.step('Nothing is erased without a text and a confirmation', async () => {
    const erase = await hydrated(panel.getByRole('button', { name: 'Erase', exact: true }))
    await erase.click()
    await expect(panel.getByText('Enter a text. The student reads it.')).toBeVisible()
    await panel.getByLabel('Start from a text').selectOption({ label: 'Done' })
    await expect(panel.getByLabel('Your answer')).toHaveValue(/^We have erased your data/)
    await erase.click()
    const question = page.getByRole('dialog', { name: 'Erase the data?' })
    await expect(question).toContainText('No one can bring the data back.')
    await question.getByRole('button', { name: 'Erase now' }).click()
    await expect(page.getByText('The erasure runs.')).toBeVisible()
  })

  await expect
    .poll(async () => (await staff.one('rights-requests', 'reference', request.reference)).state)
    .toBe('answered')
  await page.reload()
  await expect(panel.getByRole('table', { name: 'What the erasure did' })).toBeVisible()
  await expect(panel.getByText('The account was erased.')).toBeVisible()
  const [mail] = await staff.all('messages', { to: student.email, template: 'rights-answered' })
  expect(mail?.text).toContain('Paid orders and their parcels (1): Kept until')
  const closed = await staff.one('students', 'name', 'Erased account')
  expect(closed).toMatchObject({ id })
  await page.context().clearCookies()
  await page.goto('/login')
  await tryLogin(page, student)
  await expect(page.getByRole('alert')).toBeVisible()

  await staff.update('books', book, { deletedAt: new Date().toISOString() })
})
