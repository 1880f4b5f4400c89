import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import { expect, it } from 'vitest'
import { choicesLocked } from './choices-locked.ts'
import { seatNews } from './seat-news.ts'

const site = { name: 'Pravesh', url: 'https://pravesh.example' }
const link = `${site.url}/student/merit`
const names = { 'Shalbani College': 'शालबनी कॉलेज', HISTORY: 'इतिहास' }
const person = { name: 'Asha', number: 'BED20261795236400000', link }
const seat = { ...person, news: 'offered' as const, respondBy: '2026-11-27', duePaise: 500_000, refundPaise: 0 }

it('are those of staff in the language of the e-mail about a seat', () => {
  const unit = { college: 'Shalbani College', subject: 'HISTORY' }
  const { text, html } = seatNews.write({ ...seat, ...unit }, { locale: 'hi', site, names })
  expect(text).toContain('शालबनी कॉलेज')
  expect(text).toContain('इतिहास')
  expect(text).not.toMatch(/Shalbani|HISTORY/)
  expect(html).not.toMatch(/<span lang/)
})

it('are in English, and marked, where they are not translated', () => {
  const unit = { college: 'Kangsabati <b>Institute', subject: 'ENGLISH' }
  const { html } = seatNews.write({ ...seat, ...unit }, { locale: 'bn', site, names })
  expect(html).toContain('<span lang="en">Kangsabati &lt;b&gt;Institute</span>')
  expect(html).toContain('<span lang="en">ENGLISH</span>')
  expect(seatNews.write({ ...seat, ...unit }, { locale: 'en', site }).html).not.toMatch(/<span lang/)
})

it('are together in the copy of the choices, each in its language', () => {
  const choices = [
    { college: 'Shalbani College', subject: 'HISTORY' },
    { college: 'Kangsabati Institute', subject: 'HISTORY' },
    { college: 'Shalbani College', subject: SERVICE_LIST },
    { college: 'Shalbani College', subject: '' },
  ].map((choice) => ({ ...choice, counts: 'yes' as const }))
  const { text, html } = choicesLocked.write({ ...person, process: 'B.Ed', choices }, { locale: 'hi', site, names })
  expect(text).toContain('1: शालबनी कॉलेज, इतिहास\n')
  expect(text).toContain('3: शालबनी कॉलेज, प्रतिनियुक्त शिक्षक\n')
  expect(text).toContain('4: शालबनी कॉलेज\n')
  expect(html).toContain('<span lang="en">Kangsabati Institute</span>, इतिहास')
})
