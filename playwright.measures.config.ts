import config from './playwright.config.ts'
import { PHONE } from './scripts/lib/screens.ts'

/** Journeys that `npm run bench` measures, alone and on a slow phone. */
export default {
  ...config,
  testDir: 'site/e2e/measures',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['json']],
  use: { ...config.use, ...PHONE, actionTimeout: 60_000, navigationTimeout: 60_000, trace: 'off' },
  projects: [{ name: 'measures' }],
}
