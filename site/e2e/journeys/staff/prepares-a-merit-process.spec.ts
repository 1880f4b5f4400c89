import { dayInIndia } from '@pravesh/shared/platform/formats'
import { expectAccessible } from '../../checks/axe.ts'
import { expectFieldsReflow } from '../../checks/reflow.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf } from '../../steps/staff-api.ts'

const YEARS = '2031-2033'
const PROCESSES = '/admin/collections/merit-processes'

test('An administrator prepares a merit process, sees what is missing, and opens it', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  await staff.create('academic-sessions', { year: YEARS })
  await signIn(page, portal.administrator)
  await openAdmin(page, PROCESSES)
  await (await hydrated(page.getByText('New process from a template'))).click()
  await page.getByRole('button', { name: 'Prepare the process' }).click()
  await expect(page.getByText('Select a template.')).toBeVisible()
  await expectAccessible(page, 'the form of a new merit process')
  await page.getByLabel('Template').selectOption('deled-best-five')
  await page.getByLabel('Session', { exact: true }).selectOption(YEARS)
  await page.getByLabel('Title', { exact: true }).fill('D.El.Ed by merit')
  await page.getByLabel('First day of applications').fill(dayInIndia(new Date()))
  await page.getByRole('button', { name: 'Prepare the process' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'D.El.Ed by merit' })).toBeVisible()
  await expect(page.getByText('Add the colleges whose seats are given.')).toBeVisible()
  await expectAccessible(page, 'the overview of a merit process')

  const parts = page.getByRole('navigation', { name: 'Parts of the process' })
  await parts.getByRole('link', { name: 'Days' }).click()
  const last = page.getByLabel('Apply: Last day')
  await (await hydrated(last)).fill(dayInIndia(new Date(0)))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The last day is before the first one.').first()).toBeVisible()
  await expect(last).toHaveAttribute('aria-invalid', 'true')
  await expect(last).toHaveAccessibleDescription('The last day is before the first one.')
  await expect(last).toBeFocused()
  await expectAccessible(page, 'the days of a merit process')
  await expectFieldsReflow(page, 'the days of a merit process')

  await parts.getByRole('link', { name: 'Colleges and amounts' }).click()
  await (await hydrated(page.getByRole('button', { name: 'Add all that the course offers' }))).click()
  await page
    .getByRole('textbox', { name: /: Amount in rupees$/ })
    .first()
    .fill('5,000')
  await expectAccessible(page, 'the colleges of a merit process')
  await expectFieldsReflow(page, 'the colleges of a merit process')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The colleges and amounts are saved.')).toBeVisible()
  // The page has reloaded once the codes are there.
  await expect(page.getByRole('cell', { name: /^[A-Z0-9-]{3,}$/ }).first()).toBeVisible()

  await parts.getByRole('link', { name: 'Rules' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Rules' })).toBeVisible()
  await expectAccessible(page, 'the rules of a merit process')

  await parts.getByRole('link', { name: 'Seats', exact: true }).click()
  const all = page.getByRole('spinbutton', { name: /: All seats$/ })
  await (await hydrated(all.first())).fill('50')
  await page.getByText('Propose from shares').first().click()
  await page.getByRole('button', { name: 'Propose from shares' }).last().click()
  await expect(page.getByRole('spinbutton', { name: /: SC$/ }).first()).toHaveValue('11')
  await page.getByRole('spinbutton', { name: /: SC$/ }).first().fill('12')
  await expect(page.getByText('The categories come to 51')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/the categories come to 51 seats, not to 50/)).toBeVisible()
  await page.getByRole('spinbutton', { name: /: SC$/ }).first().fill('11')
  await expectAccessible(page, 'the seats of a merit process')
  await expectFieldsReflow(page, 'the seats of a merit process')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Version 1, In use')).toBeVisible()

  await parts.getByRole('link', { name: 'Overview' }).click()
  await (await hydrated(page.getByRole('button', { name: 'Open the process' }))).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/seats are given by merit/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Open the process' }).click()
  await expect(page.getByRole('button', { name: 'Close the process' })).toBeVisible()
  const process = await staff.one('merit-processes', 'title', 'D.El.Ed by merit')
  expect(process.state).toBe('open')

  for (const part of [
    'Marks to check',
    'Lists',
    'Objections',
    'Rounds',
    'Seats and joining',
    'Reports',
    'University return',
  ]) {
    await parts.getByRole('link', { name: part, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
    await expect(page.getByText('Loading …')).toBeHidden()
    await expectAccessible(page, `${part} of a merit process`)
  }

  const add = page.getByRole('button', { name: 'Add the column', exact: true })
  await (await hydrated(add)).click()
  await expect(page.getByText('Select the column that you want to add.')).toBeVisible()
  for (const column of ['Name', 'Phone', 'Round']) {
    await page.getByLabel('Column', { exact: true }).selectOption(column)
    await add.click()
  }
  const heading = page.getByLabel('Phone: Heading')
  await heading.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter a heading.')).toBeVisible()
  await expect(heading).toBeFocused()
  await heading.fill('Mobile number')
  const up = page.getByRole('button', { name: 'Move up: Phone' })
  await up.click()
  await expect(page.getByText('Phone is column 1 of 3.')).toBeVisible()
  await expect(up).toBeFocused()
  await page.getByRole('button', { name: 'Remove: Round' }).click()
  await expectAccessible(page, 'the columns for the university')
  await expectFieldsReflow(page, 'the columns for the university')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The columns for the university are saved.')).toBeVisible()
  const saved = async () => (await staff.one('merit-processes', 'title', 'D.El.Ed by merit')).returnTemplate
  await expect.poll(saved).toEqual([
    { column: 'phone', heading: 'Mobile number' },
    { column: 'name', heading: 'Name' },
  ])
})
