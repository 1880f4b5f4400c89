import sharp from 'sharp'

/** A typeface: family, weight and line spacing. */
export interface Face {
  family: string
  weight: number
  leading: number
  /** Optical size correction relative to EB Garamond. */
  scale: number
}

export const faces = {
  serif: { family: 'EB Garamond', weight: 700, leading: 1.04, scale: 1 },
  text: { family: 'EB Garamond', weight: 400, leading: 1.2, scale: 1 },
  italic: { family: 'EB Garamond', weight: 400, leading: 1.2, scale: 1 },
  sans: { family: 'Lato', weight: 900, leading: 1.08, scale: 0.86 },
  label: { family: 'Lato', weight: 700, leading: 1.3, scale: 1 },
  bengali: { family: 'Noto Serif Bengali', weight: 700, leading: 1.36, scale: 0.84 },
  devanagari: { family: 'Noto Serif Devanagari', weight: 700, leading: 1.4, scale: 0.82 },
  urdu: { family: 'Noto Nastaliq Urdu', weight: 700, leading: 2.1, scale: 0.66 },
} satisfies Record<string, Face>

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const widths = new Map<string, Promise<number>>()
const weightName = (weight: number): string =>
  weight >= 900 ? 'Heavy' : weight >= 700 ? 'Bold' : weight >= 600 ? 'Semi-Bold' : 'Regular'

/** The width of a text at size 100, measured with the text engine that renders it. */
function measure(text: string, face: Face): Promise<number> {
  const key = `${face.family} ${face.weight} ${text}`
  const known = widths.get(key)
  if (known) return known
  const font = `${face.family} ${weightName(face.weight)} 100`
  const width = sharp({ text: { text: escapeXml(text), font, dpi: 72 } })
    .metadata()
    .then((data) => data.width ?? 0)
  widths.set(key, width)
  return width
}

/** Breaks words into a given number of lines with the smallest maximum width; null if there are too few words. */
function breakLines(
  words: readonly string[],
  sizes: readonly number[],
  space: number,
  count: number,
): { lines: string[]; width: number } | null {
  if (words.length < count) return null
  const span = (from: number, to: number): number =>
    sizes.slice(from, to).reduce((sum, each) => sum + each, 0) + space * (to - from - 1)
  if (count === 1) return { lines: [words.join(' ')], width: span(0, words.length) }
  let best: { lines: string[]; width: number } | null = null
  for (let cut = 1; cut <= words.length - count + 1; cut += 1) {
    const rest = breakLines(words.slice(cut), sizes.slice(cut), space, count - 1)
    if (!rest) continue
    const weak = /^(and|of|the|in|for|to|with|a|by|ও|और|एवं)$/i.test(words[cut - 1] ?? '') ? 40 : 0
    const width = Math.max(span(0, cut), rest.width) + weak
    if (!best || width < best.width) best = { lines: [words.slice(0, cut).join(' '), ...rest.lines], width }
  }
  return best
}

export interface Setting {
  text: string
  face: Face
  x: number
  /** The baseline of the first line if `from` is top, of the last one if it is bottom. */
  y: number
  width: number
  /** Maximum size and maximum number of lines. */
  size: number
  lines?: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  from?: 'top' | 'bottom'
  italic?: boolean
  spacing?: number
}

/** Sets text in even lines, as large as it fits; returns the drawing and its height. */
export async function setText(s: Setting): Promise<{ svg: string; height: number; size: number }> {
  const { face, lines: most = 1, anchor = 'start', from = 'top', spacing = 0 } = s
  const words = s.text.split(/ +/)
  const sizes = await Promise.all(words.map((word) => measure(word, face)))
  const choices = Array.from({ length: most }, (_, index) => breakLines(words, sizes, 26, index + 1)).filter(
    (each) => each !== null,
  )
  const sized = choices.map((each) => ({
    ...each,
    size: Math.min(s.size * face.scale, (s.width / (each.width * 1.02)) * 100),
  }))
  const best = sized.reduce((first, next) => (next.size > first.size * 1.08 ? next : first))
  const step = best.size * face.leading
  const height = step * (best.lines.length - 1) + best.size
  const start = from === 'top' ? s.y : s.y - step * (best.lines.length - 1)
  const drawn = best.lines.map(
    (text, index) =>
      `<text x="${s.x}" y="${(start + index * step).toFixed(1)}" font-family="${face.family}" font-weight="${face.weight}" font-size="${best.size.toFixed(1)}" text-anchor="${anchor}" fill="${s.fill}"${s.italic ? ' font-style="italic"' : ''}${spacing ? ` letter-spacing="${spacing}"` : ''}>${escapeXml(text)}</text>`,
  )
  return { svg: drawn.join(''), height, size: best.size }
}
