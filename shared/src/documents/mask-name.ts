const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A name by which a person recognises it, and that tells others little: `RIMA GHOSH` → `R•••• G••••`. */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .flatMap((word) => Array.from(graphemes.segment(word), ({ segment }) => segment)[0] ?? [])
    .map((first) => `${first}••••`)
    .join(' ')
}
