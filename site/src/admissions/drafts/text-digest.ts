/** Two 32-bit FNV-1a hashes with different offsets, plus the length. Not cryptographic. */
export function textDigest(text: string): string {
  const half = (start: number) => {
    let sum = start
    for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
    return (sum >>> 0).toString(36)
  }
  return `${half(0x811c9dc5)}-${half(0x7ee3623b)}-${text.length.toString(36)}`
}
