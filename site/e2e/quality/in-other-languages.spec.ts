import { FORM_SLUGS } from '@pravesh/shared/courses/courses'
import { localizedPath } from '@pravesh/shared/platform/locale'
import { pathsIn } from '@pravesh/shared/site/paths'
import type { Page } from 'playwright/test'
import { pagesOfEachKind } from '../../../scripts/lib/public-pages.ts'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { DESKTOP } from '../../../scripts/lib/screens.ts'
import { expectAccessible } from '../checks/axe.ts'
import { expect, test } from '../checks/every-visit.ts'
import { expectNoEnglish } from '../checks/latin-words.ts'
import { expectReflow } from '../checks/reflow.ts'
import { expectFitsAllWidths } from '../checks/widths.ts'
import { anApplicantIn } from '../steps/applicant.ts'
import { hindiPortal } from '../steps/hindi-portal.ts'

type Language = 'hi' | 'bn'

/** Pages that need a login, and pages about an account. */
const studentPages = (language: Language) => {
  const paths = pathsIn(language)
  return [
    paths.account,
    paths.accountDetails,
    paths.settings,
    paths.orders,
    paths.payments,
    paths.feePlan,
    paths.merit,
    paths.application,
    paths.courseContent(),
    paths.help,
    paths.basket,
    paths.enrollAs(FORM_SLUGS.BED),
  ]
}
const accountPages = (language: Language) => {
  const paths = pathsIn(language)
  return [
    paths.login,
    paths.register,
    paths.verifyAccount(),
    paths.forgotPassword,
    paths.guardianConsents,
    paths.verify,
    paths.meritLists,
    paths.contactAnswer(),
  ]
}

const withHindi = test.extend<object, { portal: Portal }>({ portal: hindiPortal })

test.use(DESKTOP)
withHindi.use(DESKTOP)

test('Account and student pages in Bengali: no English, axe, 320 px', async ({ page, portal }) => {
  await lookAtAccount(page, portal, 'bn', [expectAccessible, expectReflow])
})

for (const [run, language] of [
  [test, 'bn'],
  [withHindi, 'hi'],
] as const) {
  run(`Every kind of page in ${language}: no English, axe, all widths`, { tag: '@long' }, async ({ page, portal }) => {
    test.setTimeout(900_000)
    for (const { path } of await pagesOfEachKind(portal.origin)) {
      await look(page, localizedPath(path, language), [expectAccessible, expectFitsAllWidths])
    }
    await lookAtAccount(page, portal, language, [expectAccessible, expectFitsAllWidths])
  })
}

type Check = (page: Page, where: string) => Promise<void>

async function lookAtAccount(page: Page, portal: Portal, language: Language, checks: readonly Check[]): Promise<void> {
  for (const path of accountPages(language)) await look(page, path, checks)
  await anApplicantIn(page, portal)
  for (const path of studentPages(language)) await look(page, path, checks)
}

async function look(page: Page, path: string, checks: readonly Check[]): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // What an island shows follows from its calls.
  await page.waitForLoadState('networkidle')
  await expectNoEnglish(page, path)
  for (const check of checks) await check(page, path)
}
