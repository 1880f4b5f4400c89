/**
 * `npm run pictures [-- TITLE]`: takes the pictures of docs/staff from a portal with demo content; with a pattern, only
 * those of the tests whose title matches. Commit those that show something new.
 */
import { root, StepFailed, step } from './lib/step.ts'

const [title] = process.argv.slice(2)
const chosen = title === undefined ? [] : ['--grep', title]
try {
  await step('Pictures of docs/staff', ['playwright', 'test', '--config', 'playwright.pictures.config.ts', ...chosen], {
    cwd: root,
  })
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  process.exit(1)
}
