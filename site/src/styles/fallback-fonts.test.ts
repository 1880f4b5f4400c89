import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const faces = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
  .split('@font-face')
  .filter((face) => face.includes('@fontsource/'))

const file = (face: string) => require.resolve(/url\("(@fontsource\/[^"]+)"\)/.exec(face)?.[1] ?? '')

function isInRange(face: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(([, first = '', last = first]) => {
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })
}

it.each(['शिक्षा', 'শিক্ষা', 'पढ़ें।', 'পড়ুন।'])('has a font for each character of %s', (title) => {
  expect([...title].filter((character) => !faces.some((face) => isInRange(face, character)))).toEqual([])
})

it('loads none for titles in Latin letters', () => {
  const latin = [...'“Maths” – ₹1,250…']
  expect(latin.filter((character) => faces.some((face) => isInRange(face, character)))).toEqual([])
})

it('adds less than 100 kB to a page that has both scripts', () => {
  expect(faces).toHaveLength(2)
  const bytes = faces.reduce((sum, face) => sum + statSync(file(face)).size, 0)
  expect(bytes).toBeLessThan(100_000)
})
