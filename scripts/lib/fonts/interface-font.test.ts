import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import wawoff2 from 'wawoff2'
import { root } from '../step.ts'
import { charactersOf, drawnTexts, interfaceFontFile, unicodeRange, wholeFont } from './interface-font.ts'
import { interfaceWords } from './interface-text.ts'
import { SCRIPTS } from './scripts.ts'
import { type Font, glyphsOf, openFont } from './shape.ts'

const MAX_BYTES = 27_000
const styles = readFileSync(path.join(root, 'site/src/styles/fonts.css'), 'utf8')

/** How a font draws a word: the outlines and their places. A box is `null`. */
const drawingOf = (font: Font, word: string) =>
  JSON.stringify(glyphsOf(font, word).map(({ id, place }) => [id === 0 ? null : font.glyphToPath(id), ...place]))

describe.each(['hi', 'bn'] as const)('the interface font for %s', async (language) => {
  const script = SCRIPTS[language]
  const words = await interfaceWords(language)
  const file = interfaceFontFile(script)
  const whole = openFont(await wholeFont(script))
  const subset = openFont(await wawoff2.decompress(readFileSync(file)))

  it('draws every word of the interface, and every common conjunct with each sign, as the whole font does', () => {
    const texts = drawnTexts(script, words)
    expect(words.length).toBeGreaterThan(1000)
    expect(drawingOf(whole, words.join(' '))).toContain('M')
    // `npm run generate` makes the fonts again.
    expect(texts.filter((text) => drawingOf(subset, text) !== drawingOf(whole, text))).toEqual([])
  })

  it('has no box for a word of the interface', () => {
    expect(words.filter((word) => glyphsOf(subset, word).some(({ id }) => id === 0))).toEqual([])
  })

  it('lacks what the interface does not use', () => {
    const unused = { hi: 'ॷ', bn: '৺' }[language]
    expect(glyphsOf(subset, unused).map(({ id }) => id)).toEqual([0])
  })

  it('is loaded for its characters', () => {
    const face = styles.split('@font-face').find((each) => each.includes(path.basename(file)))
    expect(/unicode-range:\s*([^;]+);/.exec(face ?? '')?.[1]).toBe(unicodeRange(charactersOf(script, words)))
  })

  it('adds no more than 27 kB to a page', () => {
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES)
  })
})
