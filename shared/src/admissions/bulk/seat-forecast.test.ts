import { expect, it } from 'vitest'
import { SeatForecast } from './seat-forecast.ts'

it('leaves no seat that the run itself takes, for each intake', () => {
  const seats = new SeatForecast()
  expect(seats.knows('a')).toBe(false)
  seats.add('a', { approved: 3, total: 5 })
  seats.add('b', { approved: 1, total: 1 })
  expect([seats.take('a'), seats.take('a'), seats.take('a')]).toEqual([true, true, false])
  expect(seats.take('b')).toBe(false)
  expect(seats.knows('a')).toBe(true)
})

it('takes seats without limit where staff have entered no number, and none where more are approved than there are', () => {
  const seats = new SeatForecast()
  seats.add('open', { approved: 900, total: null })
  seats.add('exceeded', { approved: 7, total: 5 })
  expect([seats.take('open'), seats.take('open')]).toEqual([true, true])
  expect(seats.take('exceeded')).toBe(false)
})
