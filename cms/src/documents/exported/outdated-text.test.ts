import { expect, it } from 'vitest'
import { outdatedText } from './outdated-text.ts'

const closed = (rights: string | null, now = 'a') => outdatedText({ state: 'ready', rights }, now)

it('says why a file is closed: other rights, or unknown ones from before an update', () => {
  expect(closed('a')).toBeNull()
  expect(closed('b')).toContain('Your roles or limits have changed')
  for (const before of [null, '']) {
    expect(closed(before)).toContain('made before the portal was updated')
    expect(closed(before)).not.toContain('changed')
  }
  expect(outdatedText({ state: 'making', rights: null }, 'a')).toBeNull()
})
