import { expect, it } from 'vitest'
import { paymentPage } from './payment-page.ts'

it.each(['https://pay.example/p/1', 'http://localhost:3000/simulator/1', '/student/student-basic-details'])(
  'accepts %s as a payment page',
  (url) => expect(paymentPage(url)).toBe(url),
)

it.each([undefined, null, 7, '', 'javascript:alert(1)', 'data:text/html,x', '//evil.example'])('rejects %j', (url) =>
  expect(paymentPage(url)).toBeNull(),
)
