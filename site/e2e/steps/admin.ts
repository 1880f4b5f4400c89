import { expect, type Locator, type Page, type Request } from 'playwright/test'
import type { Account, Portal } from '../../../scripts/lib/running-portal.ts'

/** Fills in and submits the sign-in form of the admin. */
export async function trySignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** Loads the code of the admin, which the portal does at the first request. On a busy machine it takes seconds. */
export async function warmAdmin({ origin }: Portal): Promise<void> {
  await (await fetch(`${origin}/admin/login`)).text()
}

/** Signs a member of staff in through the API. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await page.request.post('/api/staff/login', { data: account, headers })
  if (!response.ok()) throw new Error(`The sign-in of ${account.email} returned ${response.status()}.`)
}

/** Signs a member of staff in with the form; ends on the dashboard. */
export async function signInByForm(page: Page, account: Account): Promise<void> {
  await openAdmin(page, '/admin')
  await trySignIn(page, account)
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible()
}

/** Opens a page of the admin and waits until React has hydrated its controls; it ignores input before that. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const isHydrated = () => {
    const controls = [...document.querySelectorAll('button, input, select, textarea, summary')]
    return (
      controls.length > 0 && controls.every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps$')))
    )
  }
  // Asking in every frame would slow down the page.
  await page.waitForFunction(isHydrated, undefined, { polling: 100 })
}

/** Waits until React has hydrated an element; it ignores clicks before that. */
export async function hydrated(element: Locator): Promise<Locator> {
  const hasProps = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')))
  await expect.poll(hasProps).toBe(true)
  return element
}

/**
 * Opens a link of a list by its address: just after the list has loaded, Payload replaces its own address, which cancels
 * the navigation of a click.
 */
export async function follow(page: Page, link: Locator): Promise<void> {
  const href = await link.getAttribute('href')
  if (href === null) throw new Error('The link has no address.')
  await openAdmin(page, href)
}

/** Searches the list of a collection and opens the form of a record. */
export async function openRecord(page: Page, collection: 'courses' | 'books', name: string): Promise<void> {
  await openAdmin(page, `/admin/collections/${collection}?search=${encodeURIComponent(name)}`)
  await follow(page, page.getByRole('table').getByRole('link', { name, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // The form ignores input before React has hydrated it.
  await expect(page.getByText(/^Live since/)).toBeVisible()
}

/** Publishes the open form and waits until the record is live. */
export async function publish(page: Page): Promise<void> {
  await pressPublish(page, page.getByText('Updated successfully.'))
  await expect(page.getByText(/^Live since/)).toBeVisible()
}

/**
 * Presses the button of the open form until the save is under way, and waits for the answer: an autosave disables the button,
 * sometimes between the check and the click. A second save would meet the first one as a newer version.
 */
export async function pressPublish(page: Page, answer: Locator): Promise<void> {
  const button = page.getByRole('button', { name: 'Publish changes' })
  const press = async () => {
    if (await button.isEnabled()) await button.click({ timeout: 1000 })
  }
  await expect(async () => {
    const begun = Promise.any([page.waitForRequest(isSave, { timeout: 3000 }), answer.waitFor({ timeout: 3000 })])
    // Whether the save has begun counts, not how the click ended; and a rejection that is not awaited fails the test.
    await Promise.all([begun, press().catch(() => undefined)])
  }).toPass()
  await expect(answer).toBeVisible()
}

/** Whether a request saves the form, not a draft of it or what Payload stores beside records. Payload also reads by POST. */
function isSave(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url())
  const isRead = request.headers()['x-payload-http-method-override'] === 'GET'
  const isWrite = !isRead && ['POST', 'PATCH'].includes(request.method()) && /^\/api\/(?!payload-)/.test(pathname)
  return isWrite && !searchParams.has('autosave')
}

/** The message of a save that was refused. */
export function refusal(page: Page): Locator {
  return page.locator('.payload-toast-container [data-type=error]').first()
}

/** Unpublishes the record of the open form. */
export async function unpublish(page: Page): Promise<void> {
  await page.locator('.doc-controls__dots').click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/^Not on the site/)).toBeVisible()
}

/** The path of the public page of the open record. */
export async function livePath(page: Page): Promise<string> {
  return (await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? ''
}
