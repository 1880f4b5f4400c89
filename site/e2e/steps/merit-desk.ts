import type { Browser, Page } from 'playwright/test'
import { expectAccessible } from '../checks/axe.ts'
import { expectFieldsReflow } from '../checks/reflow.ts'
import { hydrated, openAdmin, signIn } from './admin.ts'
import { expect } from './visitor.ts'

/** Without messages that are fading. */
export const MAIN = 'main'

interface Desk {
  origin: string
  account: Parameters<typeof signIn>[1]
  process: string
}

/** A member of staff at the page of a process, in a browser of their own. */
export async function aDesk(browser: Browser, { origin, account, process }: Desk): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1366, height: 900 } })
  const desk = await context.newPage()
  await signIn(desk, account)
  await openAdmin(desk, `/admin/collections/merit-processes/${process}`)
  return desk
}

/** Opens a part of the process. */
export async function open(desk: Page, part: string): Promise<void> {
  // What others have done since is not on a page that stays open. After some changes it reloads itself.
  await expect(() => desk.reload()).toPass()
  const parts = desk.getByRole('navigation', { name: 'Parts of the process' })
  await (await hydrated(parts.getByRole('link', { name: part, exact: true }))).click()
  await expect(desk.getByRole('heading', { level: 2, name: part })).toBeVisible()
  await expect(desk.getByText('Loading …')).toBeHidden()
}

async function openMarks(desk: Page, number: string): Promise<void> {
  await open(desk, 'Marks to check')
  await (await hydrated(desk.getByLabel('Show', { exact: true }))).selectOption({ label: 'All' })
  await desk.getByRole('link', { name: number }).click()
}

/** Of more marks than the full ones: the wrong field has the focus, and says what is wrong. */
export async function findsTooMany(desk: Page, number: string): Promise<void> {
  await openMarks(desk, number)
  const marks = desk.getByLabel('Bengali: Marks')
  await marks.fill('130')
  await desk.getByRole('button', { name: 'Verify these marks' }).click()
  await expect(marks).toHaveAttribute('aria-invalid', 'true')
  await expect(marks).toHaveAccessibleDescription('These marks are more than the full marks.')
  await expect(marks).toBeFocused()
  await expectAccessible(desk, 'marks that are refused', MAIN)
  await expectFieldsReflow(desk, 'marks that are refused')
}

/** Verifies the marks of an application as they are in the documents. */
export async function verify(desk: Page, number: string, found: Record<string, string> = {}): Promise<void> {
  await openMarks(desk, number)
  for (const [subject, marks] of Object.entries(found)) await desk.getByLabel(`${subject}: Marks`).fill(marks)
  await desk.getByRole('button', { name: 'Verify these marks' }).click()
  await expect(desk.getByText(/^Verified by /).first()).toBeVisible()
  await expectAccessible(desk, 'marks to check', MAIN)
  await expectFieldsReflow(desk, 'marks to check')
}
