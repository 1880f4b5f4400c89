import { expect, test } from 'vitest'
import { scriptFiles } from '../preloads.ts'

test('lists the files that only the lazy parts of a page import', () => {
  const imports = new Map([
    ['page', { atOnce: ['react'], later: ['dialog'] }],
    ['react', { atOnce: [], later: [] }],
    ['dialog', { atOnce: ['react', 'words', 'page'], later: ['picture'] }],
    ['words', { atOnce: [], later: [] }],
    ['picture', { atOnce: ['canvas'], later: [] }],
    ['other', { atOnce: [], later: [] }],
  ])
  expect(scriptFiles('page', imports)).toEqual({ atOnce: ['react'], later: ['dialog', 'words', 'picture', 'canvas'] })
  expect(scriptFiles('other', imports)).toEqual({ atOnce: [], later: [] })
})
