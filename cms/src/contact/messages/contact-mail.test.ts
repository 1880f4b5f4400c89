import { expect, it } from 'vitest'
import { contactMail } from './contact-mail.ts'

const context = { locale: 'en' as const, site: { name: 'Pravesh', url: 'https://portal.example' } }

it('contains name, phone and comment, escaped in the HTML', () => {
  const mail = contactMail(
    { firstName: '<b>Asha', lastName: '& co', phone: '9830012345', comment: 'one\n<script>two' },
    context,
  )
  expect(mail.subject).toBe('Message from <b>Asha & co')
  expect(mail.text).toContain('<b>Asha & co')
  expect(mail.text).toContain('one\n<script>two')
  expect(mail.html).toContain('&lt;b&gt;Asha &amp; co')
  expect(mail.html).toContain('tel:+919830012345')
  expect(mail.html).toContain('one<br>&lt;script&gt;two')
  expect(mail.html).not.toContain('<script>')
})
