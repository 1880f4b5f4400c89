import { expect, test } from 'vitest'
import { scriptFiles } from '../preloads.ts'

test('lists the files of each lazy part of a page, without those that the page has', () => {
  const imports = new Map([
    ['page', { atOnce: ['react'], later: ['dialog'] }],
    ['react', { atOnce: [], later: [] }],
    ['dialog', { atOnce: ['react', 'words', 'page'], later: ['picture', 'react'] }],
    ['words', { atOnce: [], later: [] }],
    ['picture', { atOnce: ['canvas'], later: [] }],
    ['other', { atOnce: [], later: [] }],
  ])
  const parts = [['dialog', 'words'], ['picture', 'canvas'], ['react']]
  expect(scriptFiles('page', imports)).toEqual({ atOnce: ['react'], parts })
  expect(scriptFiles('other', imports)).toEqual({ atOnce: [], parts: [] })
})
