import { describe, expect, it } from 'vitest'
import { embeddedMap, readMap } from './map-address.ts'

const EMBED = 'https://www.google.com/maps/embed?pb=!1m18!1m12'

describe('a pasted map', () => {
  it.each([
    [EMBED, EMBED],
    [`<iframe src="${EMBED}&amp;hl=en" width="600" height="450" style="border:0;"></iframe>`, `${EMBED}&hl=en`],
    [
      'https://www.google.com/maps/place/Kalyani/@22.97,88.43,14z/data=!3m1!4b1!4m6!3m5!8m2!3d22.9750!4d88.4344',
      'https://www.google.com/maps?q=22.9750%2C88.4344&z=16&output=embed',
    ],
    ['https://www.google.co.in/maps/@22.97,88.43,14z', 'https://www.google.com/maps?q=22.97%2C88.43&z=16&output=embed'],
    [
      'https://www.google.com/maps/search/?api=1&query=Gaya+Bihar',
      'https://www.google.com/maps?q=Gaya+Bihar&z=16&output=embed',
    ],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=1',
      'https://www.openstreetmap.org/export/embed.html?bbox=1',
    ],
    ['https://evil.example/maps/@1.0,2.0', 'https://evil.example/maps/@1.0,2.0'],
    ['our college', 'our college'],
  ])('%s', (pasted, address) => {
    expect(embeddedMap(pasted)).toBe(address)
  })
})

describe('a short link', () => {
  const short = 'https://maps.app.goo.gl/abc123'
  const answering = (location: string) => async () => new Response(null, { status: 302, headers: { location } })

  it('is looked up', async () => {
    const request = answering('https://www.google.com/maps/place/Gaya/@24.79,85.0,13z')
    expect(await readMap(` ${short} `, request)).toBe('https://www.google.com/maps?q=24.79%2C85.0&z=16&output=embed')
  })

  it('stays when the service does not answer, and other addresses are not requested', async () => {
    const request = async () => {
      throw new Error('offline')
    }
    expect(await readMap(short, request)).toBe(short)
    expect(await readMap('https://evil.example/maps', request)).toBe('https://evil.example/maps')
  })
})
