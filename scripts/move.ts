/**
 * `npm run move -- --to mongodb://…/pravesh --media s3://pravesh`: copies everything to an empty database, and the files to
 * S3_BUCKET or another folder. Run it again to continue after an interruption. The exit code is 0 only if everything is equal.
 */
import { parseOptions } from './lib/parse-options.ts'

const EXPLAINED = ['MoveError', 'StartError', 'SettingsError']
const USAGE = 'Name the target: npm run move -- --to mongodb://…/pravesh --media s3://pravesh'

Object.assign(process.env, { NODE_ENV: 'production' })
try {
  const values = parseOptions({ to: { type: 'string' }, media: { type: 'string' } }, USAGE)
  if (!values.to) {
    console.error(USAGE)
    process.exit(1)
  }
  const { movePortal } = await import('../cms/src/commands/move-portal.ts')
  await movePortal({ to: values.to, media: values.media ?? null })
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nNot moved.\n${error.message}\n`)
  process.exit(1)
}
