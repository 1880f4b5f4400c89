import { expect, test } from 'vitest'
import { canEmbedMap, mapLink } from './map.ts'

test('allows only embeddable maps in a frame', () => {
  expect(canEmbedMap('https://www.google.com/maps/embed?pb=1')).toBe(true)
  expect(canEmbedMap('https://www.google.com/maps?q=Gaya%2C%20Bihar&z=13&output=embed')).toBe(true)
  expect(canEmbedMap('https://www.google.com/maps?q=Gaya')).toBe(false)
  expect(canEmbedMap('https://www.openstreetmap.org/export/embed.html?bbox=1')).toBe(true)
  expect(canEmbedMap('https://www.google.com/maps/place/Patna')).toBe(false)
  expect(canEmbedMap('https://www.google.com.evil.example/maps/embed')).toBe(false)
  expect(canEmbedMap('Gaya, Bihar')).toBe(false)
  expect(canEmbedMap('http://www.google.com/maps/embed')).toBe(false)
})

test('opens a place by its name and address', () => {
  expect(mapLink('Tistapar & Sons, Jalpaiguri')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Tistapar+%26+Sons%2C+Jalpaiguri',
  )
})
