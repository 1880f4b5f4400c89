import type { Page } from 'playwright/test'
import { DESKTOP } from '../../../scripts/lib/screens.ts'
import { expectAccessible } from '../checks/axe.ts'
import { expect, test } from '../checks/every-visit.ts'
import { expectPlainWords } from '../checks/plain-words.ts'
import { openAdmin, signIn, signInByForm, warmAdmin } from '../steps/admin.ts'
import { adminPages, ownPages } from '../steps/admin-pages.ts'
import { administratorOf, type StaffApi } from '../steps/staff-api.ts'

const COURSE = 'Bachelor of Education (B.Ed)'
const PARTS = 3

test.beforeAll(({ portal }) => warmAdmin(portal))

test.describe('On a desktop, in light colours', () => {
  test.use({ ...DESKTOP, colorScheme: 'light' })

  test('The pages of the admin with most of our own parts have no axe violations', async ({ page, portal }) => {
    await signIn(page, portal.administrator)
    for (const path of await ownPages(await administratorOf(portal))) {
      await open(page, path)
      await look(page, path)
    }
  })

  for (let part = 0; part < PARTS; part++) {
    test(`The admin pages have no axe violations, part ${part + 1} of ${PARTS}`, { tag: '@long' }, async ({
      page,
      portal,
    }) => {
      await signIn(page, portal.administrator)
      const pages = await adminPages(await administratorOf(portal))
      expect(pages.length).toBeGreaterThan(35)
      for (const path of pages.filter((_, at) => at % PARTS === part)) {
        await open(page, path)
        await look(page, path)
        await lookAtTabs(page, path)
      }
    })
  }

  test('The dialogs and menus of the admin have no axe violations', { tag: '@long' }, async ({ page, portal }) => {
    await signIn(page, portal.administrator)
    await lookAtMenus(page, await administratorOf(portal))
  })
})

test.describe('On a phone, in dark colours', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('The admin has no axe violations from the sign-in to a record', { tag: '@long' }, async ({ page, portal }) => {
    for (const path of ['/admin/login', '/admin/forgot']) {
      await open(page, path)
      await look(page, path)
    }
    await signInByForm(page, portal.administrator)
    const staff = await administratorOf(portal)
    const course = await staff.one('courses', 'name', COURSE)
    const [application] = await staff.all('applications', {})
    const paths = ['', '/collections/books?limit=5', `/collections/applications/${application?.id}`, '/globals/home']
    for (const path of [...paths, `/collections/courses/${course.id}/versions`]) {
      await open(page, `/admin${path}`)
      await look(page, path)
    }
    await lookAtMenus(page, staff)
  })
})

/** The other tabs of a form. What is outside of them does not change. */
async function lookAtTabs(page: Page, path: string): Promise<void> {
  const tabs = page.locator('.tabs-field__tab-button')
  for (let tab = 1; tab < (await tabs.count()); tab++) {
    await tabs.nth(tab).click()
    await waitForAnimations(page)
    await expectAccessible(page, `${path}, tab ${tab + 1}`, '.tabs-field')
  }
}

async function lookAtMenus(page: Page, staff: StaffApi): Promise<void> {
  await open(page, '/admin/collections/books')
  await page.locator('#toggle-list-filters').click()
  await page.getByRole('button', { name: 'Add filter' }).click()
  await look(page, 'a filter')
  await page.locator('#toggle-list-columns').click()
  await look(page, 'the columns')
  const { id } = await staff.one('courses', 'name', COURSE)
  await open(page, `/admin/collections/courses/${id}`)
  await page.getByRole('button', { name: 'Colleges', exact: true }).click()
  await page.locator('#field-colleges .collapsible__toggle').first().click()
  await look(page, 'an open row')
  await page.locator('.doc-controls__dots').click()
  await look(page, 'the menu of a record')
  await page.locator('#action-delete').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'the deletion dialog')
}

async function open(page: Page, path: string): Promise<void> {
  await openAdmin(page, path)
  await expect(page.getByRole('main')).toBeVisible()
}

async function look(page: Page, where: string): Promise<void> {
  await waitForAnimations(page)
  // Next replaces the title after a change of the address.
  await expect(page).toHaveTitle(/./)
  await expectAccessible(page, where)
  await expectPlainWords(page, where)
}

/**
 * Waits until animations have ended. A collapsing element can still be reached, and a fading colour has no defined
 * contrast.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await expect(page.locator('.shimmer-effect, [class*=rah-animating]').filter({ visible: true })).toHaveCount(0)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
}
