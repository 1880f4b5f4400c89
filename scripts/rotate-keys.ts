/**
 * `npm run rotate-keys`: re-encrypts data with the first key of FIELD_KEY. The portal can keep running. The script can
 * be interrupted and restarted; the exit code is 0 only if nothing is left to do.
 */
Object.assign(process.env, { NODE_ENV: 'production' })
try {
  const { rotateFieldKeysAndReport } = await import('../cms/src/rotate-field-keys.ts')
  process.exit((await rotateFieldKeysAndReport()) ? 0 : 1)
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'SettingsError') throw error
  console.error(`\nCould not rotate the keys.\n${error.message}\n`)
  process.exit(1)
}

export {}
