/** The token in the fragment of an address; null if there is none. */
export function tokenIn(hash: string): string | null {
  const text = hash.slice(1)
  return text.includes('~') || /%7e/i.test(text) ? decoded(text) : null
}

/** Some readers of QR codes escape characters. A damaged escape stays as it is, and is verified as that. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
