import { expectAccessible } from '../../checks/axe.ts'
import { openAdmin, signIn } from '../../steps/admin.ts'
import { fillQueue } from '../../steps/queue.ts'
import { choose, history } from '../../steps/review.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAdmissionsOfficer } from '../../steps/staff-api.ts'

test('A second reader decides without knowing the first decision, and both see that they disagree', async ({
  page,
  portal,
  playwright,
}) => {
  const staff = await administratorOf(portal)
  await staff.post('globals/admission-settings', { secondReader: true })
  const [number = ''] = await fillQueue({ playwright, portal, course: 'DPHARM', count: 1 })
  const { id } = await staff.one('applications', 'number', number)
  const reject = { move: 'reject', code: 'other', reason: 'The marks are too low.' }
  await staff.post(`application/staff/${id}/decide`, reject)

  await signIn(page, await anAdmissionsOfficer(staff, 'Bela Sen'))
  await openAdmin(page, '/admin')
  await page.getByRole('link', { name: /waits? for another reader/ }).click()
  await openAdmin(page, `/admin/collections/applications/${id}`)
  await expect(page.getByText(/has decided\. You see that decision after you have stored yours/)).toBeVisible()
  await expect(page.getByText('The marks are too low.')).toBeHidden()
  await expectAccessible(page, 'an application that waits for a second reader')
  const form = await choose(page, 'Send back for correction')
  await expect(form.getByText(/^Your decision is stored\. If the first reader decided the same/)).toBeVisible()
  await form.getByRole('checkbox', { name: 'Personal Details' }).check()
  await form.getByLabel('What the student should do').fill('Correct your name.')
  await form.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(
    page.getByText(/decided otherwise \(Reject: Another reason\), so a third person decides/).first(),
  ).toBeVisible()

  await openAdmin(page, `/admin/collections/applications/${id}`)
  await expect(page.getByText('You do not agree with each other.', { exact: false })).toBeVisible()
  await expect(page.getByText('The marks are too low.')).toBeVisible()
  await expect(history(page)).toContainText('Second reader disagrees, waits for a third')
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeHidden()
  await staff.post('globals/admission-settings', { secondReader: false })
})
