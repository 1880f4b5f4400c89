/** A short digest of a text: two 32-bit halves of FNV-1a from different beginnings, and the length. No protection of secrets. */
export function textDigest(text: string): string {
  const half = (start: number) => {
    let sum = start
    for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
    return (sum >>> 0).toString(36)
  }
  return `${half(0x811c9dc5)}-${half(0x7ee3623b)}-${text.length.toString(36)}`
}
