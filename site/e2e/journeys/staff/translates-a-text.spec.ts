import { uiWords } from '../../../src/ui/words/words.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const COLLEGE = 'Nilathira College of Pharmacy'
const NAME = 'নীলতীর ফার্মেসি কলেজ'
const DIRECTIONS = 'Bus 12 from the station.'
const TRANSLATED = 'স্টেশন থেকে 12 নম্বর বাস।'
const { translation: words } = uiWords('bn')

test('An editor translates a college, and its page says when the English one is newer', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const { id } = await staff.one('colleges', 'name', COLLEGE)
  await staff.update('colleges', id, { directions: DIRECTIONS, _status: 'published' })
  await expect(async () => {
    await page.goto(`/bn/colleges/${id}`)
    await expect(page.getByText(words.older)).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByText(DIRECTIONS), 'the older text, until its successor is translated').toHaveCount(0)

  await signIn(page, await aContentEditor(staff))
  await openAdmin(page, '/admin/translations?subject=colleges')
  await page
    .getByLabel('Show', { exact: true })
    .selectOption({ label: 'With translations older than the English text' })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('row', { name: COLLEGE }).getByRole('link', { name: 'বাংলা' }).click()
  await expect(page.getByRole('heading', { level: 1, name: COLLEGE })).toBeVisible()

  const directions = page.getByRole('textbox', { name: 'How to get there' })
  await (await hydrated(directions)).fill('স্টেশন থেকে 13 নম্বর বাস।')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Nothing is saved')
  await expect(page.getByText('Missing: 12. Not in the English text: 13.')).toBeVisible()
  await directions.fill(TRANSLATED)
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('region', { name: 'How to get there' })).toContainText('Translated')

  await page.goto(`/bn/colleges/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: NAME })).not.toHaveAttribute('lang')
  await expect(page.getByText(TRANSLATED)).toBeVisible()
  await expect(page.getByText(words.missing)).toHaveCount(0)
  await expect(page.getByText(words.older)).toHaveCount(0)

  const renamed = `${COLLEGE}, Thrissur`
  await staff.update('colleges', id, { name: renamed, _status: 'published' })
  await expect(async () => {
    await page.goto(`/bn/colleges/${id}`)
    await expect(page.getByText(words.older)).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await page.getByRole('link', { name: words.english }).click()
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible()

  await openAdmin(page, `/admin/translations?subject=colleges&record=${id}&language=bn`)
  const text = page.getByRole('region', { name: 'Name of the college' })
  await expect(text).toContainText('Older than the English text')
  await text.getByText('Earlier text and its translation').click()
  await text.getByRole('button', { name: 'Use the earlier translation' }).click()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(text).not.toContainText('Older than the English text')
  await expect(text.getByRole('textbox')).toHaveValue(NAME)
})
