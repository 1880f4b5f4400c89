import { createHash } from 'node:crypto'
import { allot } from '@pravesh/shared/allotment/engine/allot'
import { randomRun } from '@pravesh/shared/allotment/fixtures/random-run'
import { publishedFile } from '@pravesh/shared/allotment/run/published-file'
import { expectReflow } from '../../checks/reflow.ts'
import { expectFitsWidths } from '../../checks/widths.ts'
import { expect, test } from '../../steps/visitor.ts'

const input = randomRun({ seed: 4, candidates: 300, units: 8, choices: 6, groups: 2, seatsOfUnit: 12, moves: true })
const result = allot(input)
const seated = result.seats.findIndex((seat) => seat !== null)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const fileOf = (seats: typeof result.seats) => {
  const rulePack = { name: 'An invented State', version: '1' }
  const text = publishedFile({ title: 'D.El.Ed', round: 1, rulePack, input, result: { ...result, seats }, sha256 })
  return { name: 'allotment.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
}

test('A visitor checks a published allotment on their own device', async ({ page }) => {
  await page.goto('/check-allotment')
  const check = page.getByRole('button', { name: 'Check', exact: true })
  const file = page.getByLabel('File of the allotment')
  const status = page.getByRole('main').getByRole('status')

  await check.click()
  await expect(file).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Choose the file of an allotment.')

  await test.step('a right file, with the row of a key', async () => {
    const published = fileOf(result.seats)
    await file.setInputFiles(published)
    await page.getByLabel('Your key').fill(` ${input.candidates[seated]?.key} `)
    await page.route('**/api/**', () => expect.soft(true, 'nothing is sent').toBe(false))
    await check.click()
    await expect(status).toContainText('The result is what the published rules give.')
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(status).toContainText(`Row ${seated + 1}: ${input.units[result.seats[seated]?.unit ?? -1]?.code}`)
    await expect(status).toContainText(sha256(published.buffer.toString()))
    await expect(status.getByText('Right', { exact: true })).toHaveCount(10)
  })

  await test.step('a seat that was taken away', async () => {
    await file.setInputFiles(fileOf(result.seats.with(seated, null)))
    await page.getByLabel('Your key').fill('unknown')
    await check.click()
    await expect(status).toContainText('The result is not what the published rules give.')
    await expect(status).toContainText('No row has this key.')
    const lines = status.getByRole('listitem')
    await expect(lines.filter({ hasText: 'Computed anew' })).toContainText('Wrong')
    await expect(lines.filter({ hasText: 'No unit has given more seats' })).toContainText('Right')
    await expect(status.getByRole('heading', { name: 'First findings' })).toBeVisible()
  })

  await test.step('a file that is no allotment', async () => {
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Shopping list') })
    await check.click()
    const lines = status.getByRole('listitem')
    await expect(lines.filter({ hasText: 'The file can be read.' })).toContainText('Wrong')
    await expect(lines.filter({ hasText: 'Computed anew' })).toContainText('Not checked')
    await expectReflow(page, 'findings with hashes')
    await expectFitsWidths(page, 'the check of an allotment')
  })
})

test('A visitor tries again when the check could not be loaded', async ({ page }) => {
  await page.goto('/check-allotment')
  await page.getByLabel('File of the allotment').setInputFiles(fileOf(result.seats))
  await page.route('**/check-worker-*', (route) => route.abort())
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('The check could not be loaded.')
  await page.unroute('**/check-worker-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('The result is what the published rules give.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
})
