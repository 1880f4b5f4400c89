/**
 * Stops this process with SIGTERM when run.mjs, which started it, is gone. A process that something else started, such as
 * systemd or Docker, has no channel to run.mjs and goes on.
 */
export function stopWithParent(): void {
  if (!process.connected) return
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The channel alone is no reason to go on.
  process.channel?.unref()
}
