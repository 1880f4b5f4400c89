/** Opens a page of ours after the person has had time to read what was said, in milliseconds. */
export function goAfter(path: string, ms: number): void {
  setTimeout(() => location.assign(path), ms)
}
