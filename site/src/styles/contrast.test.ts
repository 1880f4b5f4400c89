import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

const [lightSheet = '', darkSheet = ''] = read('tokens.css').split('@media screen and (prefers-color-scheme: dark)')
const light = coloursIn(lightSheet)
const SCHEMES = { light, dark: { ...light, ...coloursIn(darkSheet) } }

const SURFACES = ['paper', 'paper-deep', 'card']
const NOTES = ['indigo-soft', 'marigold-soft', 'good-soft', 'bad-soft']

/** Which colours of text stand on which grounds. Success criterion 1.4.3 asks for 4.5:1. */
const TEXT: readonly [text: readonly string[], grounds: readonly string[]][] = [
  [
    ['ink', 'muted', 'indigo', 'link', 'marigold-ink'],
    [...SURFACES, 'field', ...NOTES],
  ],
  [
    ['good', 'bad'],
    [...SURFACES, 'field'],
  ],
  [['good'], ['good-soft']],
  [['bad'], ['bad-soft']],
  [['paper'], ['indigo', 'good']],
  [['on-marigold'], ['marigold', 'marigold-strong']],
  [
    ['on-indigo', 'on-indigo-muted'],
    ['indigo-ground', 'indigo-deep'],
  ],
  [['indigo-ground'], ['on-indigo']],
  [['marigold'], ['indigo-ground', 'indigo-deep']],
]

/** Borders of controls, and both rings of the focus. Success criterion 1.4.11 asks for 3:1. */
const SHAPES: typeof TEXT = [
  [
    ['line-strong', 'indigo', 'good', 'bad', 'focus'],
    [...SURFACES, 'field'],
  ],
  [['focus'], ['focus-halo']],
  [['on-indigo'], ['indigo-ground', 'indigo-deep']],
]

describe.each(Object.entries(SCHEMES))('In the %s scheme', (_, colours) => {
  it.each(pairsOf(TEXT))('text in --%s is legible on --%s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairsOf(SHAPES))('a shape in --%s is visible on --%s', (shape, ground) => {
    expect(contrast(colours[shape], colours[ground])).toBeGreaterThanOrEqual(3)
  })
})

it('knows the ground of each colour', () => {
  const known = new Set([...TEXT, ...SHAPES].flat(2))
  const DECORATION = ['line', 'on-indigo-line']
  expect(Object.keys(light).filter((name) => !known.has(name))).toEqual(DECORATION)
})

it("gives the browser's bars the colour of the page", () => {
  const { light, dark } = SCHEMES
  expect(read('../ui/Head.astro')).toContain(`{ light: '${light.paper}', dark: '${dark.paper}' }`)
})

/** The custom properties of a style sheet that are colours in hexadecimal digits. */
function coloursIn(sheet: string): Record<string, string> {
  return Object.fromEntries(
    [...sheet.matchAll(/--([a-z-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  )
}

function pairsOf(table: typeof TEXT): [string, string][] {
  return table
    .flatMap(([texts, grounds]) => texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))
    .map(([text, ground]) => [text, ground])
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: string | undefined, other: string | undefined): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string | undefined): number {
  if (!colour) throw new Error('tokens.css has no such colour.')
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    linear(Number.parseInt(digits.slice(start, start + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The linear value of a channel of sRGB, from 0 to 1. */
function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
