/** On SIGTERM or SIGINT: runs `stop`, then exits 0. A second signal exits at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  const end = async () => {
    if (stopping) process.exit(1)
    stopping = true
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
