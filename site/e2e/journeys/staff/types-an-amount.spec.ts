import type { Page } from 'playwright/test'
import { follow, hydrated, openAdmin, openRecord, pressPublish, refusal, signIn } from '../../steps/admin.ts'
import { changeFee, changeStartingPrice, openFees } from '../../steps/course-form.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAdmissionsOfficer } from '../../steps/staff-api.ts'

const COURSE = 'Bachelor of Education (B.Ed)'
/** No other journey changes it, so its first version is the portal's. */
const UNCHANGED_COURSE = 'Diploma in Elementary Education (D.El.Ed)'
const saved = (page: Page) => page.getByText('Updated successfully.')

test('An amount in words is never converted silently, and prevents publishing the course', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  await signIn(page, await anAdmissionsOfficer(staff))
  await openRecord(page, 'courses', COURSE)
  await changeStartingPrice(page, '1.5 lakh')
  const price = page.getByLabel('Starting price (₹)')
  await expect(page.getByText('Did you mean ₹1,50,000? Enter the amount in digits.')).toBeVisible()
  await expect(price).toHaveValue('1.5 lakh')

  await pressPublish(page, refusal(page))
  await expect(page.getByText('Did you mean ₹1,50,000?')).toBeVisible()
  await expect(price).toHaveValue('1.5 lakh')
  await page.getByRole('button', { name: 'Use ₹1,50,000' }).click()
  await expect(price).toHaveValue('1,50,000.00')
  await expect(page.getByText('Did you mean')).toHaveCount(0)
  expect(await staff.one('courses', 'name', COURSE)).toMatchObject({ startingPricePaise: 11_200_000 })
})

test('An officer sees which amounts of a course do not add up, with both sums', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  await signIn(page, await anAdmissionsOfficer(staff))
  await openRecord(page, 'courses', COURSE)
  await changeFee(page, '1st Semester', '24,000')
  await pressPublish(page, refusal(page))
  await openFees(page)
  await expect(
    page.getByText('The parts add up to ₹1,13,000, but the starting price is ₹1,12,000.').first(),
  ).toBeVisible()
  const { semesterFees } = await staff.one('courses', 'name', COURSE)
  expect(semesterFees[1]).toMatchObject({ title: '1st Semester', feePaise: 2_300_000 })
})

test('A fee that grows tenfold must be confirmed before it is saved', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  await signIn(page, await anAdmissionsOfficer(staff))
  const [fee] = await staff.all('fee-structures', { action: 'ADMISSION', course: 'BED' })
  await openAdmin(page, `/admin/collections/fee-structures/${fee?.id}`)
  const amount = page.getByLabel('Amount (₹)')
  await expect(await hydrated(amount)).toHaveValue('1,000.00')
  await amount.fill('10,000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByText(/^₹10,000 is ten times or more of the current ₹1,000/)).toBeVisible()
  expect(await staff.one('fee-structures', 'id', fee?.id)).toMatchObject({ amountPaise: 100_000 })

  await page.getByRole('button', { name: 'Yes, ₹10,000 is right' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saved(page)).toBeVisible()
  expect(await staff.one('fee-structures', 'id', fee?.id)).toMatchObject({ amountPaise: 1_000_000 })
})

test('A second active fee is refused with the name of the first, and one session must stay current', {
  tag: '@long',
}, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  await signIn(page, await anAdmissionsOfficer(staff))
  const amount = { amountPaise: 90_000, text: 'Late admission fee', active: false }
  const late = await staff.create('fee-structures', { action: 'ADMISSION', course: 'BED', ...amount })
  await openAdmin(page, `/admin/collections/fee-structures/${late.id}`)
  await (await hydrated(page.getByLabel('Active', { exact: true }))).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“Application form fee” (₹1,000) is already active').first()).toBeVisible()
  const [first] = await staff.all('fee-structures', { action: 'ADMISSION', course: 'BED', active: 'true' })
  await staff.update('fee-structures', first?.id, { active: false })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saved(page), 'the same form can be saved when a colleague has removed the cause').toBeVisible()

  const session = await staff.one('academic-sessions', 'year', '2026-2028')
  await openAdmin(page, `/admin/collections/academic-sessions/${session.id}`)
  await (await hydrated(page.getByLabel('Current session'))).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Make another session the current one instead.').first()).toBeVisible()
})

test('The history shows who saved each version, and an earlier one can be restored', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  await signIn(page, await anAdmissionsOfficer(staff))
  await openRecord(page, 'courses', UNCHANGED_COURSE)
  const course = await staff.one('courses', 'name', UNCHANGED_COURSE)
  const [first, ...others] = course.semesterFees
  const semesterFees = [{ ...first, title: 'Renamed since' }, ...others]
  await staff.update('courses', course.id, { semesterFees, _status: 'published' })
  await page.getByRole('link', { name: /^History/ }).click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Last published')
  await expect(rows.nth(1)).toContainText('admin@pravesh.example')
  await expect(rows.nth(2)).toContainText('The portal')
  await follow(page, rows.nth(2).getByRole('link'))
  await expect(page).toHaveURL(/\/versions\/\w/)
  await (await hydrated(page.getByRole('button', { name: 'Restore this version' }))).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Restored Successfully.')).toBeVisible()
  expect(await staff.one('courses', 'name', UNCHANGED_COURSE)).toMatchObject({
    semesterFees: [{ title: first.title }, ...others],
  })
})
