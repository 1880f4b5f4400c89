import { beforeEach, expect, it } from 'vitest'
import { ShownValues } from './shown-values.ts'

const present = (value: string | null) => new Map([['fee', value]])
let shown: ShownValues

function draw(key: string, value: string, where: 'page' | 'frame' = 'page') {
  const drawing = shown.draw(key)
  drawing[where]('fee', undefined)
  drawing[where]('fee', value)
  drawing.end()
}

beforeEach(() => {
  shown = new ShownValues()
  draw('/a', '₹1')
  draw('/b', '₹2')
  shown.draw('/plain').end()
})

it('finds only the pages that show another value', () => {
  expect([...shown.names]).toEqual(['fee'])
  expect(shown.outdatedBy(present('₹2'))).toEqual({ keys: ['/a'], everywhere: false })
  expect(shown.outdatedBy(present(null)).keys).toEqual(['/a', '/b'])
  expect(shown.outdatedBy(new Map([['other', '₹3']])).keys).toEqual([])
})

it('takes a page for outdated while it is drawn, and after that failed', () => {
  const drawing = shown.draw('/b')
  expect(shown.outdatedBy(present('₹2')).keys).toEqual(['/a'])
  drawing.page('fee', undefined)
  drawing.page('fee', '₹2')
  expect(shown.outdatedBy(present('₹2')).keys).toEqual(['/a', '/b'])
  drawing.end()
  expect(shown.outdatedBy(present('₹2')).keys).toEqual(['/a'])
})

it('forgets a name that a page no longer shows', () => {
  shown.draw('/a').end()
  expect(shown.outdatedBy(present('₹3')).keys).toEqual(['/b'])
})

it('tells that a text of every page shows another value, until these texts are drawn anew', () => {
  draw('/c', '₹3', 'frame')
  expect(shown.outdatedBy(present('₹3'))).toEqual({ keys: ['/a', '/b'], everywhere: true })
  shown.forgetFrame()
  expect(shown.outdatedBy(present('₹4'))).toEqual({ keys: ['/a', '/b', '/c'], everywhere: false })
})
