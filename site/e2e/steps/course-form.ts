import path from 'node:path'
import { expect, type Locator, type Page } from 'playwright/test'
import { root } from '../../../scripts/lib/step.ts'

export async function changeStartingPrice(page: Page, rupees: string): Promise<void> {
  await openFees(page)
  const field = page.getByLabel('Starting price (₹)')
  await field.fill(rupees)
  await field.blur()
}

export async function changeFirstCollegePrice(page: Page, rupees: string): Promise<void> {
  await openTab(page, 'Colleges')
  await fillInRow(firstCollege(page), 'Price of the whole course (₹)', rupees)
}

export async function openBasics(page: Page): Promise<void> {
  await openTab(page, 'Basics')
}

export async function openFees(page: Page): Promise<void> {
  await openTab(page, 'Fees')
}

/** Opens the row of the first college, which the form shows collapsed. */
export async function openFirstCollege(page: Page): Promise<Locator> {
  await openTab(page, 'Colleges')
  await firstCollege(page).locator('.collapsible__toggle--collapsed').click()
  return firstCollege(page)
}

function firstCollege(page: Page): Locator {
  return page.locator('#field-colleges .array-field__row').first()
}

/** The row of one part of the fee on the tab of the fees. */
export function partOfFee(page: Page, part: string): Locator {
  return page.locator('.array-field__row').filter({ hasText: part })
}

/** Matches a part of the name, because the number of errors may follow it. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.locator('.tabs-field__tab-button').filter({ hasText: name }).click()
}

/** Changes the amount of one part of the fee. */
export async function changeFee(page: Page, part: string, rupees: string): Promise<void> {
  await openFees(page)
  await fillInRow(partOfFee(page, part), 'Fee (₹)', rupees)
}

/** Fills in a field of a row that may be collapsed, and that the admin may still collapse while it renders. */
async function fillInRow(row: Locator, label: string, text: string): Promise<void> {
  const field = row.getByLabel(label)
  await expect(async () => {
    if (!(await field.isVisible())) await row.locator('.collapsible__toggle').click()
    await field.fill(text, { timeout: 1000 })
  }).toPass()
  await field.blur()
}

/** Replaces the picture of the course with an upload. */
export async function replacePicture(page: Page, seedFile: string, shows: string): Promise<void> {
  await openBasics(page)
  const field = page.locator('#field-image')
  await field.locator('.upload-relationship-details__remove').click()
  await field.getByRole('button', { name: 'Add' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('input[type=file]').setInputFiles(path.join(root, 'media/seed', seedFile))
  await drawer.locator('#field-alt').fill(shows)
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toBeHidden()
  await expect(field.getByRole('img', { name: shows })).toBeVisible()
}
