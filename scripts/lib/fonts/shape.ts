import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

export type { Font }

export const openFont = (trueType: Uint8Array): Font => new Font(new Face(new Blob(trueType)))

export interface Glyph {
  /** 0 is the box of a character that the font lacks. */
  id: number
  /** Where it is drawn, in units of the font. */
  place: readonly number[]
}

/** The glyphs that draw a word, in the order in which they are drawn. */
export function glyphsOf(font: Font, word: string): Glyph[] {
  const buffer = bufferOf(word)
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return { id: codepoint, place: [xAdvance, yAdvance, xOffset, yOffset] }
  })
}

/** The ids of the glyphs that draw a word, and of those that rules of the font replace on the way. */
export function glyphsOnTheWay(font: Font, word: string): Set<number> {
  const buffer = bufferOf(word)
  const ids = new Set<number>()
  const collect = () => {
    for (const { codepoint } of buffer.getGlyphInfos()) ids.add(codepoint)
  }
  buffer.setMessageFunc((_buffer, _font, message) => {
    if (/^(?:start|end) lookup/.test(message)) collect()
    return true
  })
  shape(font, buffer)
  collect()
  return ids
}

function bufferOf(word: string): Buffer {
  const buffer = new Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  return buffer
}
