/** Hands the person a file that was made in the browser. */
export function saveFile({ name, type, content }: { name: string; type: string; content: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Not at once: some browsers begin to read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
