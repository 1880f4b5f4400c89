/** @long the dialog; restore-contact.int.test.ts restores the same */
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../checks/axe.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { type Applicant, anApplicantIn } from '../../steps/applicant.ts'
import { codeFor } from '../../steps/messages.ts'
import { aPerson } from '../../steps/people.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf } from '../../steps/staff-api.ts'

test('An administrator puts an e-mail address back that another person has changed', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const student = await anApplicantIn(page, portal)
  const { email: present } = aPerson()
  await changeEmail(page, student, present)
  const staff = await administratorOf(portal)
  const { id } = await staff.one('students', 'email', present)
  await signIn(page, portal.administrator)

  await openAdmin(page, `/admin/collections/students/${id}`)
  const changes = page.getByRole('region', { name: 'Changes of e-mail and phone' })
  await expect(changes).toContainText(`${student.email} → ${present}`)
  await (await hydrated(changes.getByRole('button', { name: `Put ${student.email} back …` }))).click()
  const reason = changes.getByLabel('Reason. Staff see it with this student.')
  await expect(reason).toBeFocused()
  await changes.getByRole('button', { name: 'Continue' }).click()
  await expect(changes.getByRole('alert')).toHaveText('Enter a reason. Staff see it with this student.')
  await expect(reason).toBeFocused()
  await reason.fill('She called from the number that we know.')
  await changes.getByRole('button', { name: 'Continue' }).click()

  // Nothing happens before the question is answered, and what was typed stays.
  const question = page.getByRole('dialog', { name: `Put ${student.email} back?` })
  await expect(question).toContainText(`${student.email} replaces ${present}.`)
  await expect(question).toContainText('All sessions of the student end, and the password stops working.')
  await expect(question).toContainText('Both e-mail addresses get a notice.')
  await expectAccessible(page, 'the question before an address is put back')
  await question.getByRole('button', { name: 'Keep it as it is' }).click()
  await expect(question).toBeHidden()
  await expect(reason).toHaveValue('She called from the number that we know.')
  expect((await staff.one('students', 'email', present)).id).toBe(id)

  await changes.getByRole('button', { name: 'Continue' }).click()
  await question.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByText('Put back. The student chooses a new password under “Forgot password”.')).toBeVisible()
  await expect(changes).toContainText(/Put back by .+: She called from the number that we know\./)
  await expect(changes.getByRole('button', { name: `Put ${student.email} back …` })).toHaveCount(0)
  expect((await staff.one('students', 'email', student.email)).id).toBe(id)
  await page.goto('/student/setting')
  await expect(page).toHaveURL(/\/login/)
})

/** Changes the e-mail address of the logged-in student through the API. */
async function changeEmail(page: Page, { staff, password }: Applicant, email: string): Promise<void> {
  const call = async (name: 'sendNewEmailCode' | 'changeEmail', data: object) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const reply = await page.request.post(callAddress(accountCalls[name]), { data, headers })
    if (!reply.ok()) throw new Error(`${name} returned ${reply.status()}: ${await reply.text()}`)
  }
  const { sendNewEmailCode: asked, changeEmail: changed } = accountFields
  await call('sendNewEmailCode', { [asked.email]: email, [asked.password]: password })
  await call('changeEmail', { [changed.email]: email, [changed.code]: await codeFor(staff, email) })
}
