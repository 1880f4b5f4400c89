import { expect, test } from 'vitest'
import { canEmbedMap, isWebAddress } from './map.ts'

test('allows only embeddable maps in a frame', () => {
  expect(canEmbedMap('https://www.google.com/maps/embed?pb=1')).toBe(true)
  expect(canEmbedMap('https://www.google.com/maps?q=Gaya%2C%20Bihar&z=13&output=embed')).toBe(true)
  expect(canEmbedMap('https://www.google.com/maps?q=Gaya')).toBe(false)
  expect(canEmbedMap('https://www.openstreetmap.org/export/embed.html?bbox=1')).toBe(true)
  expect(canEmbedMap('https://www.google.com/maps/place/Patna')).toBe(false)
  expect(canEmbedMap('https://www.google.com.evil.example/maps/embed')).toBe(false)
  expect(canEmbedMap('http://www.google.com/maps/embed')).toBe(false)
})

test('rejects links with executable schemes', () => {
  expect(isWebAddress('https://goo.gl/maps/x')).toBe(true)
  expect(isWebAddress('javascript:alert(1)')).toBe(false)
})
