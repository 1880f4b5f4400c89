import path from 'node:path'
import { escapeHtml } from '@pravesh/shared/platform/html'
import sharp from 'sharp'
import { repositoryRoot } from '../../foundation/directories.ts'

/** The characters of the site's font for headings, Eczar. */
const ECZAR = /^[ -~\u00A0-\u00FF\u0131\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20B9\u2122\u2212]*$/
/** For all other texts; they have the characters of `GLYPHS`. */
const NOTO = ['noto-sans:latin', 'noto-sans:latin-ext', 'noto-sans-bengali:bengali', 'noto-sans-devanagari:devanagari']
const FAMILIES = 'Noto Sans, Noto Sans Bengali, Noto Sans Devanagari'

/** The face of the site's headings as TrueType, because FreeType reads no WOFF2 here. (site/src/styles/fonts/eczar-OFL.txt) */
const eczarFile = path.join(repositoryRoot, 'cms/src/content/share-cards/fonts/eczar-600.ttf')

function notoFile(font: string): string {
  const [folder = '', subset] = font.split(':')
  return path.join(repositoryRoot, 'node_modules/@fontsource', folder, 'files', `${folder}-${subset}-700-normal.woff`)
}

/** Makes the shipped fonts known to the process, so that cards do not depend on fonts of the machine. Takes a millisecond. */
export async function loadFonts(): Promise<void> {
  for (const fontfile of [eczarFile, ...NOTO.map(notoFile)]) {
    await sharp({ text: { text: '.', font: 'Eczar', fontfile } })
      .raw()
      .toBuffer()
  }
}

interface TextOptions {
  text: string
  /** As `#rrggbb`. */
  colour: string
  /** Widths and heights are in pixels. */
  width: number
  maxHeight: number
  /** Sizes to try, the largest first. */
  sizes: readonly number[]
}

export interface DrawnText {
  png: Buffer
  width: number
  height: number
}

/** Draws a text in the largest size that fits. One that fits in none is cut at a grapheme and ends in an ellipsis. */
export async function drawText(options: TextOptions): Promise<DrawnText> {
  const { text, maxHeight, sizes } = options
  for (const size of sizes) {
    const drawn = await drawAt(text, size, options)
    if (drawn.height <= maxHeight) return drawn
  }
  return drawCut(options, sizes.at(-1) ?? 0)
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The longest beginning that fits, by halving. */
async function drawCut(options: TextOptions, size: number): Promise<DrawnText> {
  const parts = [...graphemes.segment(options.text)].map(({ segment }) => segment)
  const cut = (length: number) => drawAt(`${parts.slice(0, length).join('').trimEnd()}…`, size, options)
  let [fits, tooLong] = [1, parts.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if ((await cut(middle)).height <= options.maxHeight) fits = middle
    else tooLong = middle
  }
  return cut(fits)
}

async function drawAt(text: string, size: number, { colour, width }: TextOptions): Promise<DrawnText> {
  // Eczar leaves much room between lines, and looks smaller than Noto Sans.
  const isEczar = ECZAR.test(text)
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" line_height="${isEczar ? 0.78 : 1}">${escapeHtml(text)}</span>`,
      font: isEczar ? `Eczar SemiBold ${size}` : `${FAMILIES} Bold ${Math.round(size * 0.86)}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}
