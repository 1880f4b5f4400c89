import { expect, it } from 'vitest'
import { reportNote } from './report-note.ts'

const last = { checkedAt: '2026-11-25T23:00:00.000Z', isComplete: true }

it.each([
  [{ openFindings: 0, last }, 'All records agree; last checked 26 Nov 2026, 4:30 am.'],
  [{ openFindings: 2, last }, 'Some records do not agree; last checked 26 Nov 2026, 4:30 am.'],
  [
    { openFindings: 0, last: { ...last, isComplete: false } },
    'Not all records could be checked; last checked 26 Nov 2026, 4:30 am. The portal tries again tonight.',
  ],
  [{ openFindings: 0, last: null }, 'The records have not been checked yet. The portal checks them every night.'],
])('says of %o what staff need to know', (state, note) => {
  expect(reportNote(state)).toBe(note)
})
