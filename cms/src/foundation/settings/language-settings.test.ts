import { expect, it } from 'vitest'
import { languages } from './language-settings.ts'

it.each([
  [undefined, ['en', 'hi', 'bn']],
  ['en', ['en']],
  ['en, bn', ['en', 'bn']],
])('reads %j as %j', (text, list) => expect(languages.parse(text)).toEqual(list))

it.each(['bn,en', 'en,en', 'en,fr', 'hi', ''])('rejects %j', (text) => {
  expect(languages.safeParse(text).error?.issues[0]?.message).toContain('LANGUAGES must list some of en,hi,bn')
})
