import { describe, expect, it } from 'vitest'
import { pickRandom } from './books.ts'

describe('pickRandom', () => {
  it('picks the requested number of distinct items', () => {
    const picked = pickRandom({ from: [1, 2, 3, 4, 5], count: 3 })
    expect(new Set(picked).size).toBe(3)
  })

  it('picks all items when there are fewer', () => {
    expect(pickRandom({ from: ['a', 'b'], count: 8 }).sort()).toEqual(['a', 'b'])
    expect(pickRandom({ from: [], count: 8 })).toEqual([])
  })

  it('uses the given random numbers', () => {
    expect(pickRandom({ from: ['a', 'b', 'c'], count: 2, random: () => 0.99 })).toEqual(['c', 'b'])
    expect(pickRandom({ from: ['a', 'b', 'c'], count: 2, random: () => 0 })).toEqual(['a', 'b'])
  })
})
