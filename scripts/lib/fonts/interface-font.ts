import { readFileSync } from 'node:fs'
import path from 'node:path'
import wawoff2 from 'wawoff2'
import { root } from '../step.ts'
import { interfaceWords } from './interface-text.ts'
import { SCRIPTS, type Script } from './scripts.ts'
import { glyphsOnTheWay, openFont } from './shape.ts'
import { subsetFont } from './subset-font.ts'

type Language = keyof typeof SCRIPTS

/** The characters of the interface font of a script: those of the words, and letters of names. */
export const charactersOf = ({ letters }: Script, words: readonly string[]) =>
  [...new Set([...words.join(''), ...letters.replaceAll(' ', '')])].sort()

/**
 * What the interface font has to draw as the whole font does: the words of the interface, and for texts of staff and names every
 * letter and every common conjunct with each sign.
 */
export function drawnTexts(script: Script, words: readonly string[]): string[] {
  const { consonants, virama, conjuncts } = script
  const letter = `${consonants.source}\u093C?\u09BC?`
  const used = words.join(' ').match(new RegExp(`(?:${letter}${virama})+${letter}`, 'gu')) ?? []
  const characters = charactersOf(script, words)
  const bases = [...characters.filter((each) => consonants.test(each)), ...used, ...conjuncts.split(' ')]
  const signs = characters.filter((each) => /\p{M}/u.test(each))
  return [...words, ...new Set(bases.flatMap((base) => [base, ...signs.map((sign) => base + sign)]))]
}

/** The font of a package, as TrueType. */
export const wholeFont = ({ name }: Script) =>
  wawoff2.decompress(
    readFileSync(
      path.join(root, `node_modules/@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-400-normal.woff2`),
    ),
  )

export const interfaceFontFile = ({ name }: Script) =>
  path.join(root, `site/src/styles/fonts/noto-sans-${name}-interface.woff2`)

/** Makes the interface font of a language, as WOFF2. */
export async function makeInterfaceFont(language: Language): Promise<Uint8Array> {
  const script = SCRIPTS[language]
  const words = await interfaceWords(language)
  const whole = await wholeFont(script)
  const font = openFont(whole)
  const glyphs = new Set(drawnTexts(script, words).flatMap((text) => [...glyphsOnTheWay(font, text)]))
  const codes = charactersOf(script, words).map((character) => character.codePointAt(0) ?? 0)
  return wawoff2.compress(await subsetFont(whole, { codes, glyphs }))
}

/** The rule for `@font-face`: its characters, as ranges. */
export function unicodeRange(characters: readonly string[]): string {
  const ranges: [first: number, last: number][] = []
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0)) {
    const range = ranges.at(-1)
    if (range?.[1] === code - 1) range[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}
