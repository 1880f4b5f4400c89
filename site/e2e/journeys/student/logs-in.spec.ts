import { BUSY_HEADER } from '@pravesh/shared/platform/busy'
import { busyMessage } from '@pravesh/shared/platform/busy-message'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent, logIn, tryLogin } from '../../steps/student.ts'
import { expect, test } from '../../steps/visitor.ts'

test('Repeated wrong passwords lock the account', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await page.goto('/login')
  const summary = page.getByRole('alert')
  for (let i = 0; i < 5; i++) {
    const answered = page.waitForResponse('**/api/user/login')
    await tryLogin(page, { ...student, password: 'Wrong@1' })
    await answered
    await expect(summary).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(student.email)
  }
  await tryLogin(page, student)
  await expect(summary).toContainText('Too many wrong passwords.')
  await expect(page).toHaveURL('/login')
})

test('A login that is sent before the scripts have arrived is not lost', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/_astro\/LoginForm\./, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await tryLogin(page, student)
  scripts.resolve()
  await expect(page).toHaveURL('/student/dashboard')
})

test('A kept e-mail address does not come between what is typed', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('kept@example.in')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('kept@example.in')
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/_astro\/LoginForm\./, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').focus()
  scripts.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-later-scripts', 'ready')
  await page.keyboard.type('asha@example.in')
  await expect(page.getByLabel('E-mail')).toHaveValue('asha@example.in')
})

test('A student waits while the portal is busy, and is logged in by itself', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  let refusals = 2
  await page.route('**/api/user/login', async (route) => {
    const body = { success: false, msg: busyMessage(2) }
    if (refusals-- > 0)
      await route.fulfill({ status: 503, headers: { [BUSY_HEADER]: '1', 'retry-after': '2' }, json: body })
    else await route.continue()
  })
  await page.goto('/login')
  await tryLogin(page, student)
  const notice = page.getByRole('region', { name: 'Many people are using the portal right now' })
  await expect(notice.getByText(/It goes on by itself in about [123] seconds\./).first()).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(student.email)
  await notice.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('alert')).toContainText(busyMessage(2))
  await expect(page.getByLabel('E-mail')).toHaveValue(student.email)

  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL('/student/dashboard')
  await expect(notice).toBeHidden()
})

test('The login and registration pages redirect logged-in students', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  await logIn(page, await aStudent({ portal, staff }))
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page.getByText('You are already logged in.')).toBeVisible()
    await expect(page).toHaveURL('/student/dashboard')
  }
})

test('An ended session redirects to the login page and back', async ({ page, context, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await logIn(page, student)
  await context.clearCookies()
  await page.goto('/student/setting?from=menu')
  await expect(page).toHaveURL('/login?next=%2Fstudent%2Fsetting%3Ffrom%3Dmenu')
  await expect(page.locator('html')).not.toHaveAttribute('data-account', 'in')
  await expect(page.getByText('Log in to continue. We’ll bring you back to where you were.')).toBeVisible()
  await tryLogin(page, student)
  await expect(page).toHaveURL('/student/setting?from=menu')
  await expect(page.getByRole('heading', { name: 'Update password' })).toBeVisible()
})

test('The page after an application asks visitors to log in, and shows itself afterwards', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await page.goto('/application-success')
  await expect(page).toHaveURL('/login?next=%2Fapplication-success')
  await tryLogin(page, student)
  await expect(page).toHaveURL('/application-success')
  await expect(page.getByRole('heading', { name: 'You have not applied yet' })).toBeVisible()

  await page.context().clearCookies()
  await page.reload()
  await expect(page).toHaveURL('/login?next=%2Fapplication-success')
})

test('The login page never redirects to another site', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const student = await aStudent({ portal, staff })
  await page.goto('/login?next=//evil.example/student')
  await tryLogin(page, student)
  await expect(page).toHaveURL('/student/dashboard')
})

test('Every page of the student area requires a session', async ({ page }) => {
  for (const path of ['/student', '/student/dashboard', '/student/account', '/student/orders', '/student/setting']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
})

test('A student logs out after confirming', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  await logIn(page, await aStudent({ portal, staff }))
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Logout' }).click()
  }
  await openDialog()
  const dialog = page.getByRole('dialog', { name: 'Are you sure about Logout?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog).toBeHidden()
  await openDialog()
  await dialog.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?next=/)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The pages of students say that they need it, without a spinner', async ({ page }) => {
    await page.goto('/student/dashboard')
    await expect(page.getByText(/^This page needs JavaScript\./)).toBeVisible()
    await expect(page.getByText('One moment…')).toBeHidden()
  })
})
