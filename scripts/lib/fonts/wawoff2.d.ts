declare module 'wawoff2' {
  /** WOFF2 from TrueType, and the other way. */
  const wawoff2: Record<'compress' | 'decompress', (font: Uint8Array) => Promise<Uint8Array>>
  export default wawoff2
}
