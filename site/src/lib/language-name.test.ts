import { expect, it } from 'vitest'
import { languageName } from './language-name.ts'

it('writes known languages in the language of the page', () => {
  expect(languageName('Bengali', 'en')).toBe('Bengali')
  expect(languageName('Bengali', 'hi')).toBe('बंगाली')
  expect(languageName('English', 'bn')).toBe('ইংরেজি')
})

it('leaves what staff typed besides', () => {
  expect(languageName('Bengali and English', 'bn')).toBe('Bengali and English')
})
