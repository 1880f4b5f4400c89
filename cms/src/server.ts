/** `node src/server.ts [--dev]`: starts the portal and prints its addresses, or the reason why it cannot start. */
const EXPLAINED = ['StartError', 'SettingsError']

try {
  const { keepCompiledCode } = await import('./foundation/compile-cache.ts')
  keepCompiledCode()
  await import('./foundation/relative-imports.ts')
  const { limitHeapGrowth } = await import('./commands/start/limit-heap-growth.ts')
  limitHeapGrowth()
  const { processEnv } = await import('./foundation/settings/env.ts')
  const env = processEnv()
  const { startPortal } = await import('./commands/start/start-portal.ts')
  const { stopOnSignals } = await import('./commands/start/stop-on-signals.ts')
  const { stop } = await startPortal({ env, dev: process.argv.includes('--dev') })
  stopOnSignals({ stop, limitMs: env.stop.limitMs })
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nPravesh cannot start.\n${error.message}\n`)
  process.exit(1)
}

export {}
