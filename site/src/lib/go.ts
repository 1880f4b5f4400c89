/** Redirects after a delay in milliseconds, so that the user can read a message first. */
export function goAfter(path: string, ms: number): void {
  setTimeout(() => location.assign(path), ms)
}
