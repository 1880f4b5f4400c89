import { defineConfig } from 'playwright/test'
import { findChromium } from './cms/src/pdf/chromium/find-chromium.ts'
import { DESKTOP, PHONE } from './scripts/lib/screens.ts'
import { LONG_TAG } from './scripts/lib/test-files.ts'

const { executablePath, args, env } = await findChromium()
/** No other site is reached; unlike routes this leaves the cache and the sizes of responses as they are. */
const ONLY_THE_PORTAL = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'

/** Most of the 200 pages of a run live for seconds, so that threads for drawing, compiling and garbage cost more than they save. */
const FEW_THREADS = ['--in-process-gpu', '--js-flags=--single-threaded-gc --no-concurrent-recompilation']

const length = process.env.LONG_TESTS
const isLong = new RegExp(LONG_TAG)
/**
 * Drawing each frame of a transition takes an eighth of the processor time, so that only the long tests and the tests of what moves
 * have motion.
 */
const reducedMotion = length === undefined ? 'reduce' : 'no-preference'
/** Four times fewer pixels to draw. Weights of pages have densities of their own, and the long tests that of a phone. */
const phone = length === undefined ? { ...PHONE, deviceScaleFactor: 1 } : PHONE
const chosen = length === undefined ? { grepInvert: isLong } : length === 'only' ? { grep: isLong } : {}

/** Journeys through a running portal, and checks of every page. */
export default defineConfig({
  testDir: 'site/e2e',
  globalSetup: './site/e2e/prepare.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Journeys wait for timers of the pages for a third of their time, so four workers keep two cores busy.
  workers: 4,
  // A test that passes in a second attempt has a fault, or the portal has.
  retries: 0,
  // Limits for hangs, not measures of speed: a busy machine is several times slower than a quiet one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['./site/e2e/file-reporter.ts']],
  use: {
    launchOptions: { executablePath, args: [...args, ...FEW_THREADS], env },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion },
    // A trace costs a twentieth of the time, and failures name the step and show the page; `--trace on` adds it.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
  // The longest tests first, so that no worker is left with one at the end.
  projects: [
    {
      name: 'quality',
      testMatch: 'quality/*.spec.ts',
      ...chosen,
      use: { ...DESKTOP, launchOptions: { executablePath, args: [...args, ...FEW_THREADS, ONLY_THE_PORTAL], env } },
    },
    // Each of its workers starts a portal of its own.
    { name: 'desktop', testMatch: 'journeys/staff/*.spec.ts', ...chosen, use: DESKTOP, workers: 2 },
    { name: 'phone', testMatch: 'journeys/{visitor,student,applicant}/*.spec.ts', ...chosen, use: phone },
    // Visitors have the same journeys on any screen; the quality tests look at both.
    ...(length === undefined ? [] : [{ name: 'large screen', testMatch: 'journeys/visitor/*.spec.ts', use: DESKTOP }]),
  ],
})
