import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF file of Chromium under NFC, with single spaces. Ligatures and conjuncts have their `ActualText`, which
 * readers use for search and copies; other glyphs are looked up in the `ToUnicode` map of their font.
 */
export function pdfText(bytes: Buffer): string {
  const objects = objectsOf(bytes)
  const contents = [...objects.values()].flatMap(({ dictionary }) => {
    const id = /\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/.exec(dictionary)?.[1]
    return id === undefined ? [] : [objects.get(id)?.stream ?? '']
  })
  const text = contents.map((content) => contentText(content, (font) => fontMap(objects, font))).join(' ')
  return text.normalize('NFC').replace(/\s+/g, ' ')
}

/** The number of pages of a PDF file of Chromium. */
export function pdfPages(bytes: Buffer): number {
  return [...objectsOf(bytes).values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary)).length
}

/** The dictionaries of all fonts that glyphs are shown in. */
export function fontsOf(bytes: Buffer): string[] {
  const all = [...objectsOf(bytes).values()].map(({ dictionary }) => dictionary)
  return all.filter((dictionary) => /\/Type \/Font\b/.test(dictionary) && !dictionary.includes('/CIDFontType'))
}

interface PdfObject {
  dictionary: string
  stream: string
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const raw = bytes.toString('latin1')
  const found = raw.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g)
  return new Map(
    Array.from(found, ([, id = '', body = '']) => {
      const at = body.indexOf('stream')
      if (at < 0) return [id, { dictionary: body, stream: '' }]
      const data = body.slice(at).replace(/^stream\r?\n/, '')
      const isText = !body.slice(0, at).includes('/Length1') && body.slice(0, at).includes('/FlateDecode')
      return [id, { dictionary: body.slice(0, at), stream: isText ? inflated(data) : data }]
    }),
  )
}

function inflated(data: string): string {
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
}

type Glyphs = (glyph: string) => string

/** Chromium names a font after its object: `/F4` is object 4. */
function fontMap(objects: Map<string, PdfObject>, font: string): Glyphs {
  const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '')?.[1] ?? ''
  const cmap = objects.get(map)?.stream ?? ''
  const texts = new Map<string, string>()
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) texts.set(glyph, utf16(text))
  }
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const [first, last, start] = [from, to, text].map((hex) => Number.parseInt(hex, 16)) as [number, number, number]
      for (let glyph = first; glyph <= last; glyph++) {
        texts.set(glyph.toString(16).toUpperCase().padStart(4, '0'), String.fromCharCode(start + glyph - first))
      }
    }
  }
  return (glyph) => texts.get(glyph.toUpperCase()) ?? ''
}

const OPERATOR =
  /\/ActualText <FEFF(?<actual>\w+)>|(?<end>\bEMC\b)|(?<begin>\bBDC\b)|\/F(?<font>\d+) [\d.]+ Tf|(?<line>[-\d.]+) Tm\b|<(?<glyphs>\w+)> Tj/g

function contentText(content: string, glyphsOf: (font: string) => Glyphs): string {
  let text = ''
  let line = ''
  let glyphs: Glyphs = () => ''
  // For each open mark, whether an ActualText replaces its glyphs.
  const marks: boolean[] = []
  let actual: string | null = null
  for (const { groups = {} } of content.matchAll(OPERATOR)) {
    if (groups.actual) actual = utf16(groups.actual)
    else if (groups.begin) marks.push(actual !== null)
    else if (groups.end) marks.pop()
    else if (groups.font) glyphs = glyphsOf(groups.font)
    else if (groups.line && groups.line !== line) {
      text += ' '
      line = groups.line
    } else if (groups.glyphs && actual !== null) {
      // Its first glyphs, whose line is known now.
      text += actual
      actual = null
    } else if (groups.glyphs && !marks.includes(true)) {
      text += Array.from(groups.glyphs.matchAll(/.{4}/g), ([glyph]) => glyphs(glyph)).join('')
    }
  }
  return text
}

function utf16(hex: string): string {
  return Array.from(hex.matchAll(/.{4}/g), ([unit]) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
}
