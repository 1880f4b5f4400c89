import { openMenu } from '../../steps/menu.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A visitor goes from the home page to a college and its map', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Colleges' }).click()
  await expect(page.getByText(/12 colleges in \d+ states/)).toBeVisible()
  await page.getByLabel('State').selectOption('West Bengal')
  await page.getByLabel('Course').selectOption('B.Ed')
  await page.getByLabel('Sort by').selectOption('Lowest fee')
  await page.getByRole('button', { name: 'Show colleges' }).click()
  await expect(page.getByText('2 of 12 colleges')).toBeVisible()
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
  const name = (await first.textContent())?.trim() ?? ''
  await first.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByTitle(`Map: ${name}`), 'no other site is called unasked').toBeHidden()
  await expect(page.getByRole('link', { name: 'Open in Maps' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the map here' }).click()
  await expect(page.getByTitle(`Map: ${name}`)).toHaveAttribute(
    'src',
    /^https:\/\/www\.(openstreetmap\.org|google\.com)\//,
  )
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Enroll Now/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`You are applying to ${name}`)
  await expect(dialog).toContainText('at least 50% marks')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Continue to the application' }).click()
  await expect(page).toHaveURL(/\/login\?next=.+enroll%3Fcollege%3D/)
})

/** Interval between two pictures of the banner, in milliseconds. */
const INTERVAL_MS = 3000

test.describe('The banner of a college', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const banner = (page: import('playwright/test').Page) => page.getByRole('region', { name: /^Pictures of/ })

  test.beforeEach(async ({ page, portal }) => {
    await page.route(/^https?:/, (route) =>
      route.request().url().startsWith(portal.origin) ? route.fallback() : route.abort(),
    )
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(INTERVAL_MS)
    await page.goto('/colleges')
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await expect(banner(page)).toBeVisible()
  })

  test('advances automatically, pauses on hover and focus, and can be stopped and controlled', async ({
    page,
    isMobile,
  }) => {
    const count = banner(page).locator('[data-count]')
    await page.mouse.move(1, 1)
    await expect(count).toHaveText(/^1 \//)
    // Its script has shown the buttons, and started the timer that the clock moves.
    await expect(banner(page).getByRole('button', { name: 'Pause the slideshow' })).toBeVisible()
    await page.clock.runFor(INTERVAL_MS)
    await expect(count).toHaveText(/^2 \//)

    if (isMobile) await banner(page).getByRole('button', { name: 'Next picture' }).focus()
    else await banner(page).hover()
    const rested = await count.textContent()
    await page.clock.runFor(INTERVAL_MS)
    await expect(count).toHaveText(rested ?? '')

    await banner(page).getByRole('button', { name: 'Pause the slideshow' }).click()
    await expect(banner(page).getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
    const stoppedAt = (await count.textContent()) ?? ''
    const [shown = 0, all = 0] = stoppedAt.split('/').map(Number)
    await banner(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(count).toHaveText(new RegExp(`^${(shown % all) + 1} /`))
    await banner(page).getByRole('button', { name: 'Previous picture' }).click()
    await expect(count).toHaveText(stoppedAt)
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test('does not move', async ({ page }) => {
      await page.clock.runFor(INTERVAL_MS)
      await expect(banner(page).locator('[data-count]')).toHaveText(/^1 \//)
    })
  })
})
