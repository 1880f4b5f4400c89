import { expect, it } from 'vitest'
import { applicationMessage } from './application-message.ts'

const site = { name: 'Pravesh', url: 'https://pravesh.example' }
const message = { name: 'Asha', number: 'BED1', link: `${site.url}/application` }

it('marks the words of staff with their language', () => {
  const text = 'Come at 10.\n\nमूल प्रमाणपत्र लाएँ।'
  const { html = '' } = applicationMessage.write(
    { ...message, subject: 'Counselling on Monday', text },
    { locale: 'hi', site },
  )
  expect(html).toMatch(/<h1 lang="en"[^>]*>Counselling on Monday</)
  expect(html).toMatch(/<p lang="en"[^>]*>Come at 10\.</)
  expect(html).toMatch(/<p style[^>]*>मूल प्रमाणपत्र लाएँ।</)
})
