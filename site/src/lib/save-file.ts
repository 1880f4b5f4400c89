/** Downloads a file created in the browser. */
export function saveFile({ name, type, content }: { name: string; type: string; content: BlobPart }): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Delayed, because some browsers start to read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
