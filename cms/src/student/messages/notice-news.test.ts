import { expect, it } from 'vitest'
import { noticeNews } from './notice-news.ts'

it('marks a notice that is not translated with its language', () => {
  const site = { name: 'Pravesh', url: 'https://pravesh.example' }
  const notice = { title: 'Counselling', text: 'Come at 10.', link: `${site.url}/notices`, settingsLink: site.url }
  const { html = '' } = noticeNews.write({ name: 'Asha', ...notice }, { locale: 'bn', site })
  expect(html).toMatch(/<h1 lang="en"[^>]*>Counselling</)
  expect(html).toMatch(/<p lang="en"[^>]*>Come at 10\.</)
  expect(noticeNews.write({ name: 'Asha', ...notice }, { locale: 'en', site }).html).not.toMatch(/<(h1|p) lang/)
})
