import { describe, expect, it } from 'vitest'
import { robotsText } from './robots-text.ts'

const publicUrl = 'https://portal.example'

describe('the text of robots.txt', () => {
  it('keeps crawlers out of private paths in each language, and names the sitemap', () => {
    expect(robotsText({ publicUrl, languages: ['en', 'bn'] }).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /student/',
      'Disallow: /bn/student/',
      '',
      'Sitemap: https://portal.example/sitemap.xml',
      '',
    ])
  })

  it('has only lines that crawlers know: a name, a colon and a value', () => {
    const lines = robotsText({ publicUrl, languages: ['en'] }).split('\n')
    const unknown = lines.filter((line) => line !== '' && !/^(User-agent|Disallow|Sitemap): \S+$/.test(line))
    expect(unknown).toEqual([])
  })
})
