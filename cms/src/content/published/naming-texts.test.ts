import { expect, it } from 'vitest'
import { changeTexts, textsAt } from './naming-texts.ts'

const paths = ['lead', 'points.text', 'missing', 'gone.text']
const record = { lead: 'a', points: [{ title: 't', text: 'b' }, { text: 'c' }], gone: null, other: 'd' }

it('finds texts, also in rows', () => {
  expect(textsAt(record, paths)).toEqual(['a', 'b', 'c', undefined])
})

it('changes a copy, at these paths only', () => {
  const changed = changeTexts(record, paths, (text) => `${text}!`)
  expect(changed).toEqual({ lead: 'a!', points: [{ title: 't', text: 'b!' }, { text: 'c!' }], gone: [], other: 'd' })
  expect(record.points[0]?.text).toBe('b')
})
