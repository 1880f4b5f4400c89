/**
 * `npm run pictures [-- TITLE]`: takes the pictures of docs/staff from a portal with demo content; with a pattern, only
 * those of the tests whose title matches. Commit those that show something new. `npm run pictures -- states [TITLE]`:
 * every state of what students owe and of their admission on every screen that shows it, side by side in `test-results`.
 */
import { root, StepFailed, step } from './lib/step.ts'

const typed = process.argv.slice(2)
const areStates = typed[0] === 'states'
const title = typed[areStates ? 1 : 0]
const chosen = title === undefined ? [] : ['--grep', title]
const [name, project] = areStates ? ['Sheets of all states', 'states'] : ['Pictures of docs/staff', 'handbook']
try {
  const options = ['--config', 'playwright.pictures.config.ts', '--project', project]
  await step(name, ['playwright', 'test', ...options, ...chosen], { cwd: root })
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  process.exit(1)
}
