import { expect, it } from 'vitest'
import { aboutOf, parseAbout } from './subjects.ts'

it('survives an address', () => {
  const subject = { kind: 'order', id: 'ORD1795236400000ABCDEFGHJKMN' } as const
  expect(parseAbout(aboutOf(subject))).toEqual(subject)
})

it.each(['', 'order', 'order:', 'staff:1', 'order:a b', 'order:../x', `order:${'x'.repeat(65)}`, 'order:1:2'])(
  'is not read from %j',
  (text) => expect(parseAbout(text)).toBeNull(),
)
