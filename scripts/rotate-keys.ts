/**
 * `npm run rotate-keys`: encrypts with the first key of FIELD_KEY what the others encrypted. The portal goes on serving. It can be
 * stopped at any time and run again; the exit code is 0 only when nothing is left.
 */
Object.assign(process.env, { NODE_ENV: 'production' })
try {
  const { rotateFieldKeysAndReport } = await import('../cms/src/rotate-field-keys.ts')
  process.exit((await rotateFieldKeysAndReport()) ? 0 : 1)
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'SettingsError') throw error
  console.error(`\nThe keys cannot be rotated.\n${error.message}\n`)
  process.exit(1)
}

export {}
