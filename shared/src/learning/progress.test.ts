import { describe, expect, it } from 'vitest'
import { changeOf, hasStarted, nextVideo, watchedCount } from './progress.ts'

const NOW = '2026-11-22T05:00:00.000Z'

/** Videos by a letter: `-` new, `o` opened, `w` watched, `b` opened and watched. Later ones were opened later. */
const videos = (letters: string) =>
  [...letters].map((letter, index) => ({
    id: String(index + 1),
    openedAt: 'ob'.includes(letter) ? `2026-11-22T04:0${index}:00.000Z` : null,
    isWatched: 'wb'.includes(letter),
  }))

describe('the video to go on with', () => {
  it.each([
    ['---', '1'],
    ['o--', '1'],
    ['b--', '2'],
    ['-o-', '2'],
    ['-b-', '3'],
    ['-bw', '1'],
    ['--b', '1'],
    ['w--', '2'],
    ['ob-', '3'],
    ['oo-', '2'],
    ['bbb', undefined],
    ['', undefined],
  ])('of %s is %s', (letters, id) => {
    expect(nextVideo(videos(letters))?.id).toBe(id)
  })

  it('is the one opened last, whatever its place', () => {
    const [first, second] = videos('oo')
    expect(
      nextVideo([{ ...first, openedAt: NOW } as NonNullable<typeof first>, second as NonNullable<typeof second>])?.id,
    ).toBe('1')
  })
})

it('counts watched videos', () => {
  expect(watchedCount(videos('-owb'))).toBe(2)
  expect([hasStarted(videos('---')), hasStarted(videos('-o-')), hasStarted(videos('--w'))]).toEqual([false, true, true])
})

it('changes either the time or the tick', () => {
  expect(changeOf('opened', NOW)).toEqual({ openedAt: NOW })
  expect(changeOf('watched', NOW)).toEqual({ isWatched: true })
  expect(changeOf('unwatched', NOW)).toEqual({ isWatched: false })
})
