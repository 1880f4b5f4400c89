/** `node src/server.ts [--dev]`: starts the portal and says where it is, or in one sentence why it cannot start. */
const EXPLAINED = ['StartError', 'SettingsError']

try {
  const { startPortal } = await import('./start-portal.ts')
  await startPortal({ dev: process.argv.includes('--dev') })
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nPravesh cannot start.\n${error.message}\n`)
  process.exit(1)
}

export {}
