import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../foundation/directories.ts'

interface Font {
  family: string
  /** Folder below `node_modules/@fontsource`, and the subset in its file names. */
  folder: string
  subset: string
  /** Characters that the file is used for, as in the package's own style sheet. */
  range: string
}

/** Latin with ₹, Bengali and Devanagari. A browser looks characters up in this order. */
const FONTS: readonly Font[] = [
  {
    family: 'Noto Sans',
    folder: 'noto-sans',
    subset: 'latin',
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  {
    family: 'Noto Sans',
    folder: 'noto-sans',
    subset: 'latin-ext',
    range:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113',
  },
  {
    family: 'Noto Sans Bengali',
    folder: 'noto-sans-bengali',
    subset: 'bengali',
    range: 'U+0980-09FE,U+200C-200D,U+25CC',
  },
  {
    family: 'Noto Sans Devanagari',
    folder: 'noto-sans-devanagari',
    subset: 'devanagari',
    range: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A8E0-A8FF',
  },
]

const WEIGHTS = [400, 700] as const

/** The value of `font-family` in documents. */
export const FONT_FAMILIES = [...new Set(FONTS.map(({ family }) => `'${family}'`))].join(', ')

/** A character of every file, to load the fonts before the first document. */
export const FONT_SAMPLE = 'A₹কक'

/** Font faces with embedded files, so that a document needs no network. */
export function fontFaces(): string {
  return FONTS.flatMap((font) => WEIGHTS.map((weight) => fontFace(font, weight))).join('\n')
}

function fontFace({ family, folder, subset, range }: Font, weight: number): string {
  const name = `${folder}-${subset}-${weight}-normal.woff2`
  const file = readFileSync(path.join(repositoryRoot, 'node_modules/@fontsource', folder, 'files', name))
  const source = `url(data:font/woff2;base64,${file.toString('base64')}) format('woff2')`
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${source};unicode-range:${range}}`
}
