import { LINK_ADDRESS_MESSAGE } from '@pravesh/shared/content/link-address'
import { expect, test } from '../checks/every-visit.ts'
import { openAdmin, signIn, warmAdmin } from '../steps/admin.ts'
import { administratorOf } from '../steps/staff-api.ts'
import { specimenOf } from '../steps/uploads.ts'
import { test as visitorTest } from '../steps/visitor.ts'

test.beforeAll(({ portal }) => warmAdmin(portal))

test('Rich text, links and uploads of the admin keep to its content security policy', async ({ page, portal }) => {
  await signIn(page, portal.administrator)
  const [policy] = await (await administratorOf(portal)).all('policies', {})
  await openAdmin(page, `/admin/collections/policies/${policy?.id}`)
  const editor = page.locator('[data-lexical-editor]').first()
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See there')
  const link = page.locator('.fixed-toolbar .toolbar-popup__button-link')
  const drawer = page.getByRole('dialog').filter({ has: page.locator('input[name=url]') })
  const openLink = () =>
    // The editor learns of a selection later than the browser, and loses it when an answer of the portal arrives meanwhile.
    expect(async () => {
      // A busy machine opens the drawer after the attempt that asked for it.
      if (await drawer.isHidden()) {
        await page.keyboard.press('End')
        await page.keyboard.press('Shift+Home')
        await expect(link).not.toHaveClass(/disabled/, { timeout: 2000 })
        await page.keyboard.press('Control+b')
        await link.click({ timeout: 2000 })
      }
      await expect(drawer.locator('input[name=url]')).toBeVisible({ timeout: 3000 })
    }).toPass()
  // A form that still waits for the check of what was typed does not save.
  const saveLink = () =>
    expect(async () => {
      await drawer.getByRole('button', { name: 'Save' }).click({ timeout: 2000 })
      await expect(drawer).toBeHidden({ timeout: 3000 })
    }).toPass()

  await openLink()
  await drawer.locator('input[name=url]').fill('javascript:alert(1)')
  await drawer.getByRole('button', { name: 'Save' }).click()
  const refusal = drawer.getByText(LINK_ADDRESS_MESSAGE)
  await expect(refusal).toBeVisible()
  // A late check of the earlier address brings its refusal back until something else is typed. What is typed and replaced at once
  // is not checked, so each attempt types another address.
  let attempts = 0
  await expect(async () => {
    await drawer.locator('input[name=url]').fill(`/contact?${++attempts}`)
    await expect(refusal).toBeHidden({ timeout: 5000 })
  }).toPass()
  await saveLink()
  const linked = editor.locator('a', { hasText: 'See there' })
  // The editor also drops a link whose text an answer of the portal has deselected while the drawer was open. Its user selects again.
  await expect(async () => {
    if (await linked.isHidden()) {
      await editor.getByText('See there').click({ timeout: 2000 })
      await openLink()
      await drawer.locator('input[name=url]').fill(`/contact?${++attempts}`)
      await saveLink()
    }
    await expect(linked).toHaveAttribute('href', /^\/contact\?\d+$/, { timeout: 3000 })
  }).toPass()

  await openAdmin(page, '/admin/collections/media/create')
  await page.locator('input[type=file]').setInputFiles(await specimenOf('photo'))
  await page.getByLabel('What the picture shows').fill('A drawn gate')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/collections\/media\/[\w-]{24,}/)
})

test('The editor marks placeholders, and says what the page shows for them', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await signIn(page, portal.administrator)
  const [policy] = await (await administratorOf(portal)).all('policies', {})
  await openAdmin(page, `/admin/collections/policies/${policy?.id}`)
  const editor = page.locator('[data-lexical-editor]').first()
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('{copies per order}, or {nothing}')
  const note = page.getByRole('status')
  await expect(note.filter({ hasText: '{nothing} is not a placeholder' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(note.filter({ hasText: 'copies per order: ' })).toContainText(/: \d+ copies$/)
  const painted = (name: string) =>
    page.evaluate((kind) => [...(CSS.highlights.get(kind) ?? [])].map((range) => `${range}`), name)
  expect(await painted('placeholder')).toContain('{copies per order}')
  expect(await painted('placeholder-unknown')).toEqual(['{nothing}'])
  await page.locator('summary', { hasText: 'Amounts, periods and counts' }).click()
  await expect(page.getByText('{copies per order}', { exact: true })).toBeVisible()
})

visitorTest('The admin runs no inline script that it did not send', async ({ page, portal }) => {
  const policyOf = async () => {
    const response = await page.goto(`${portal.origin}/admin/login`)
    return response?.headers()['content-security-policy'] ?? ''
  }
  const first = /script-src ([^;]+)/.exec(await policyOf())?.[1]
  const second = /script-src ([^;]+)/.exec(await policyOf())?.[1]
  expect(first).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/)
  expect(second, 'a nonce serves once').not.toBe(first)
  await expect(page.locator('button[type=submit]')).toBeVisible()
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.ran = "inline"'
    document.head.append(script)
    const link = document.createElement('a')
    link.href = 'javascript:document.documentElement.dataset.ran = "link"'
    document.body.append(link)
    link.click()
    return document.documentElement.dataset.ran
  })
  expect(ran).toBeUndefined()
})

visitorTest('A request cannot choose the nonce of its page', async ({ request, portal }) => {
  const headers = { 'content-security-policy': "script-src 'nonce-Y2hvc2Vu'" }
  const response = await request.get(`${portal.origin}/admin/login`, { headers })
  expect(await response.text()).not.toContain('Y2hvc2Vu')
})
