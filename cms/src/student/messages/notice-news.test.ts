import type { NoticeTexts } from '@pravesh/shared/content/notice-board/notice-texts'
import type { Locale } from '@pravesh/shared/platform/locale'
import { describe, expect, it } from 'vitest'
import { noticeNews } from './notice-news.ts'

const site = { name: 'Pravesh', url: 'https://pravesh.example' }
const en = { title: 'Counselling', text: 'Come at 10.\n\nBring your form.' }
const hi = { title: 'काउंसलिंग', text: '10 बजे आएँ।\n\nअपना फ़ॉर्म लाएँ।' }

function written(texts: NoticeTexts, locale: Locale) {
  const variables = { name: 'Asha', texts, link: `${site.url}/notices`, settingsLink: site.url }
  const { subject, text, html = '' } = noticeNews.write(variables, { locale, site })
  return {
    subject,
    text,
    html,
    marked: [...html.matchAll(/<(h1|p) lang="(\w+)"[^>]*>([^<]*)/g)].map((found) => found.slice(1)),
  }
}

describe('a notice by e-mail', () => {
  it('is in the language of its reader', () => {
    const { subject, text, html, marked } = written({ en, hi }, 'hi')
    expect(subject).toBe(hi.title)
    expect(text).toContain(hi.text)
    expect(html).toContain('>अपना फ़ॉर्म लाएँ।</p>')
    expect(marked).toEqual([])
    expect(written({ en, hi }, 'en')).toMatchObject({ subject: en.title, marked: [] })
  })

  it('is in English, marked as such, where it was not translated when it was sent', () => {
    const all = [
      ['h1', 'en', en.title],
      ['p', 'en', 'Come at 10.'],
      ['p', 'en', 'Bring your form.'],
    ]
    expect(written({ en, hi }, 'bn')).toMatchObject({ subject: en.title, marked: all })
    expect(written({ en, hi: { ...hi, text: en.text } }, 'hi')).toMatchObject({
      subject: hi.title,
      marked: all.slice(1),
    })
  })
})
