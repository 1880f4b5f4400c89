/** @long lost connections on three screens; change-email.int.test.ts and correction-calls.int.test.ts answer what is sent twice */
import { accountCalls } from '@pravesh/shared/accounts/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { paths } from '@pravesh/shared/site/paths'
import type { Page } from 'playwright/test'
import { anApplicantIn, aPaidApplication } from '../../steps/applicant.ts'
import { answer, fieldOf } from '../../steps/application-form.ts'
import { decide } from '../../steps/decisions.ts'
import { codeFor } from '../../steps/messages.ts'
import { aPerson } from '../../steps/people.ts'
import { expect, test } from '../../steps/visitor.ts'

const OFFLINE = 'We could not reach the portal. What you typed is still here. Check your connection and try again.'

test('A student changes the e-mail address while the connection is lost twice', { tag: '@long' }, async ({
  page,
  context,
  portal,
}) => {
  const { staff, password } = await anApplicantIn(page, portal)
  const { email } = aPerson()
  await openWhole(page, paths.settings)
  await page.getByRole('button', { name: 'Change e-mail address' }).click()
  const form = page.getByRole('region', { name: 'Change your e-mail address' })
  await form.getByLabel('New e-mail address').fill(email)
  await form.getByRole('textbox', { name: 'Current password' }).fill(password)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('alert')).toContainText(OFFLINE)
  await expect(form.getByLabel('New e-mail address')).toHaveValue(email)
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByText(`We have sent a code to ${email}.`)).toBeVisible()

  // The change is made, but its reply is lost.
  const change = `**${callAddress(accountCalls.changeEmail)}`
  await page.route(
    change,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const code = await codeFor(staff, email)
  await form.getByLabel('OTP').fill(code)
  await expect(form.getByRole('alert')).toContainText(OFFLINE)
  await expect(form.getByLabel('OTP')).toHaveValue(code)
  await form.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your e-mail address is changed. Use the new one to log in.')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
})

test('A student asks for help and writes again after the connection was lost', { tag: '@long' }, async ({
  page,
  context,
  portal,
}) => {
  await anApplicantIn(page, portal)
  await openWhole(page, paths.help)
  await sendTwice(page, {
    context,
    label: 'Your question',
    text: 'When does my course begin?',
    button: 'Send question',
  })
  await expect(page.getByText('We received your question.')).toBeVisible()
  const again = 'And where do I buy the dress?'
  await sendTwice(page, { context, label: 'Write again', text: again, button: 'Send message' })
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(again)
})

test('A student corrects an application offline, and on two devices', { tag: '@long' }, async ({
  page,
  context,
  portal,
}) => {
  const { staff } = await anApplicantIn(page, portal)
  const application = await aPaidApplication(page, 'BED')
  await decide(staff, application, { move: 'sendBack', reason: 'Your father’s whole name.', parts: ['personal'] })
  const form = paths.applicationUpdate({ course: 'BED', id: application.id })
  await openWhole(page, form)
  await answer(page, 'BED', { fatherName: 'BIMAL KUMAR MONDAL' })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible()
  await expect(fieldOf(page, 'BED', 'fatherName')).toHaveValue('BIMAL KUMAR MONDAL')
  await context.setOffline(false)

  const other = await context.newPage()
  await openWhole(other, form)
  await answer(other, 'BED', { motherName: 'CHHAYA RANI MONDAL' })
  await other.getByRole('button', { name: 'Update Details' }).click()
  await expect(other).toHaveURL(paths.application)

  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We already have your corrections' })).toBeVisible()
  await expect(fieldOf(page, 'BED', 'fatherName')).toHaveValue('BIMAL KUMAR MONDAL')
})

/** Opens a page and waits until it has what it loads later. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-later-scripts', 'ready')
}

interface Sent {
  context: ReturnType<Page['context']>
  label: string
  text: string
  button: string
}

/** Sends a message without a connection, which keeps it, and with one. */
async function sendTwice(page: Page, { context, label, text, button }: Sent): Promise<void> {
  await page.getByLabel(label).fill(text)
  await context.setOffline(true)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('alert')).toContainText(OFFLINE)
  await expect(page.getByLabel(label)).toHaveValue(text)
  await context.setOffline(false)
  await page.getByRole('button', { name: button }).click()
}
