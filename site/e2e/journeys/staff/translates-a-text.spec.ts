import { uiWords } from '../../../src/ui/words/words.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const COLLEGE = 'Nilathira College of Pharmacy'
const NAME = 'নীলাথিরা ফার্মাসি কলেজ'
const { translation: words } = uiWords('bn')

test('An editor translates a college, and its page says when the English one is newer', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const { id, address } = await staff.one('colleges', 'name', COLLEGE)
  await signIn(page, await aContentEditor(staff))
  await openAdmin(page, '/admin/translations?subject=colleges')
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'With texts without a translation' })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('row', { name: COLLEGE }).getByRole('link', { name: 'বাংলা' }).click()
  await expect(page.getByRole('heading', { level: 1, name: COLLEGE })).toBeVisible()

  await (await hydrated(page.getByRole('textbox', { name: 'Name of the college' }))).fill(NAME)
  await page.getByRole('textbox', { name: 'Postal address' }).fill('ত্রিশূর 680000')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Nothing is saved')
  await expect(page.getByText(/^Missing: \d+\. Not in the English text: 680000\.$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Postal address' }).fill(address)
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('region', { name: 'Name of the college' })).toContainText('Translated')

  await page.goto(`/bn/colleges/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: NAME })).not.toHaveAttribute('lang')
  await expect(page.getByText(words.missing)).toBeVisible()
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
