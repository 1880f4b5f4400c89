import { expect, it } from 'vitest'
import { paths } from '../../site/paths.ts'
import { parseAbout } from './subjects.ts'

it('is read from the address of the page', () => {
  const subject = { kind: 'order', id: 'ORD1795236400000ABCDEFGHJKMN' }
  const { searchParams } = new URL(paths.helpAbout(subject.kind, subject.id), 'https://portal.example')
  expect(parseAbout(searchParams.get('about') ?? '')).toEqual(subject)
})

it.each(['', 'order', 'order:', 'staff:1', 'order:a b', 'order:../x', `order:${'x'.repeat(65)}`, 'order:1:2'])(
  'is not read from %j',
  (text) => expect(parseAbout(text)).toBeNull(),
)
