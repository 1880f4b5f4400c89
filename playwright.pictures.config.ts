import config from './playwright.config.ts'

/**
 * `npm run pictures`: the pictures of the staff's handbook, and sheets of every state of what students owe and of their
 * admission, taken from a portal with demo content.
 */
export default {
  ...config,
  testDir: 'site/e2e/pictures',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  reporter: [['list']],
  use: { ...config.use, viewport: { width: 1120, height: 720 }, colorScheme: 'light', trace: 'off' },
  projects: [
    { name: 'handbook', testMatch: 'staff.spec.ts' },
    { name: 'states', testMatch: 'states.spec.ts' },
  ],
}
