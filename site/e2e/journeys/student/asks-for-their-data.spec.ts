import { expectAccessible } from '../../checks/axe.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent, logIn } from '../../steps/student.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A student asks for a correction on a phone, reads the answer, and names a person', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await page.setViewportSize({ width: 320, height: 740 })
  await logIn(page, student)
  await page.goto('/student/setting')
  const card = page.getByRole('region', { name: 'Your rights over your data' })

  await test.step('The form says what is missing and until when we answer', async () => {
    await card.getByRole('combobox').selectOption({ label: 'Correct my data' })
    await expect(card.getByText(/^We answer within \d+ days\.$/)).toBeVisible()
    await card.getByRole('button', { name: 'Send request' }).click()
    await expect(card.getByRole('alert').getByRole('link', { name: 'Enter your message' })).toBeVisible()
    await card.getByLabel('Your request').fill('My name has one more letter.')
    await expectAccessible(page, 'the form for a request about rights')
    await card.getByRole('button', { name: 'Send request' }).click()
    await expect(card.getByRole('status')).toHaveText('We have received your request.')
    await expect(card.getByText(/^We answer by \d+ \w+ \d{4}\.$/)).toBeVisible()
  })

  const { id } = await staff.one('students', 'email', student.email)
  const request = await staff.one('rights-requests', 'studentId', id)
  expect(request).toMatchObject({ kind: 'correction', state: 'open' })
  await staff.post(`rights/staff/${request.id}/answer`, { text: 'We have corrected it.', revision: 0 })

  await test.step('The answer is on the page', async () => {
    await page.reload()
    await expect(card.getByText(/^Answered on /)).toBeVisible()
    await expect(card.getByText('We have corrected it.')).toBeVisible()
  })

  await test.step('A person is named, and a further request withdrawn', async () => {
    const nominee = page.getByRole('region', { name: 'A person who acts for you' })
    await nominee.getByLabel('Name of the person').fill('Mita Das')
    await nominee.getByLabel('E-mail of the person').fill('mita@example.in')
    await nominee.getByLabel('Phone of the person').fill('9830012345')
    await nominee.getByRole('button', { name: 'Name this person' }).click()
    await expect(nominee.getByRole('status').filter({ hasText: 'You have named this person.' })).toBeVisible()
    await card.getByRole('button', { name: /^Withdraw RTS-/ }).click()
    await expect(card.getByRole('status')).toHaveText('Your request is withdrawn.')
    await page.reload()
    await expect(nominee.getByLabel('Name of the person')).toHaveValue('MITA DAS')
  })
})
