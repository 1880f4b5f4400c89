import { expectAccessible } from '../../checks/axe.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { fillQueue } from '../../steps/queue.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAdmissionsOfficer } from '../../steps/staff-api.ts'

const SUGGESTED = 'Your marks are below the minimum for this course. You can apply for another course.'

test('An officer rejects applications in bulk, after reading which ones are left out', async ({
  page,
  portal,
  playwright,
}) => {
  const staff = await administratorOf(portal)
  const numbers = await fillQueue({ playwright, portal, course: 'DELED', count: 3 })
  const first = await staff.one('applications', 'number', numbers[0] ?? '')
  await staff.post(`application/staff/${first.id}/decide`, { move: 'reject', code: 'other', reason: 'Sent too late.' })
  await signIn(page, await anAdmissionsOfficer(staff))
  // The applications of this journey only.
  const list = `where[or][0][and][0][number][in]=${numbers.join(',')}&sort=-submittedAt`
  await openAdmin(page, `/admin/collections/applications?${list}`)
  const box = page.getByRole('checkbox', { name: /^Select/ })
  await (await hydrated(box.nth(1))).check()

  const bar = page.getByRole('region', { name: 'Selected applications' })
  await expect(bar.getByText('1 application selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Choose all 3 that match' }).click()
  await expect(bar.getByText('3 applications selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Act on them' }).click()
  await bar.getByRole('button', { name: 'Check what would happen' }).click()
  await expect(bar.getByText('Choose an action.')).toBeVisible()
  await bar.getByRole('radio', { name: 'Reject' }).check()
  // They arrive later, and move the button.
  await expect(bar.getByRole('button', { name: SUGGESTED })).toBeVisible()
  await bar.getByRole('button', { name: 'Check what would happen' }).click()
  await expect(bar.getByText('Choose the kind of reason.')).toBeVisible()
  await expectAccessible(page, 'the form of an action on many')
  await bar.getByRole('button', { name: SUGGESTED }).click()
  await expect(bar.getByLabel('Kind of reason')).toHaveValue('below-minimum')
  await expect(bar.getByText('As students read it in বাংলা:')).toBeVisible()
  await expect(bar.getByText('Enter a reason.')).toBeHidden()
  await expectAccessible(page, 'the form with a prepared text')
  await bar.getByRole('button', { name: 'Check what would happen' }).click()

  const run = page.getByRole('region', { name: 'What would happen' })
  await expect(run.getByText('2 applications would be changed, 1 left out. Nothing has changed yet.')).toBeVisible()
  await expect(run.getByText(SUGGESTED)).toBeVisible()
  await expect(run.locator('blockquote[lang="bn"]')).toBeVisible()
  await expect(run.getByText('The current state does not allow it (1)')).toBeVisible()
  await expect(run.getByRole('row', { name: new RegExp(numbers[0] ?? '') })).toBeVisible()
  await expectAccessible(page, 'the forecast of a run')
  const start = run.getByRole('button', { name: 'Start: 2 applications' })
  await start.click()
  await expect(run.getByText('Enter 2, the number of applications.')).toBeVisible()
  await run.getByLabel(/^To confirm/).fill('2')
  await start.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start now' }).click()

  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByText('Finished: 2 done, 1 not done.')).toBeVisible()
  await expectAccessible(page, 'the results of a run')
  const rejected = await staff.one('applications', 'number', numbers[1] ?? '')
  expect(rejected.rejectionCode).toBe('below-minimum')
  const news = await staff.all('messages', { to: rejected.studentEmail, template: 'application-news' })
  expect(news.filter(({ text }) => text.includes(SUGGESTED))).toHaveLength(1)
})
