import { describe, expect, it } from 'vitest'
import { pickRandom } from './pick-random.ts'

describe('pickRandom', () => {
  it('picks as many as asked, each once', () => {
    const picked = pickRandom({ from: [1, 2, 3, 4, 5], count: 3 })
    expect(new Set(picked).size).toBe(3)
  })

  it('picks all when there are fewer', () => {
    expect(pickRandom({ from: ['a', 'b'], count: 8 }).sort()).toEqual(['a', 'b'])
    expect(pickRandom({ from: [], count: 8 })).toEqual([])
  })

  it('follows the random numbers it is given', () => {
    expect(pickRandom({ from: ['a', 'b', 'c'], count: 2, random: () => 0.99 })).toEqual(['c', 'b'])
    expect(pickRandom({ from: ['a', 'b', 'c'], count: 2, random: () => 0 })).toEqual(['a', 'b'])
  })
})
