import { expect, it } from 'vitest'
import { chequeBounced } from './cheque-bounced.ts'

it('marks the reason with its language, and no value that the portal writes', () => {
  const site = { name: 'Pravesh', url: 'https://pravesh.example' }
  const facts = { name: 'Asha', amount: '₹500', description: 'B.Ed', reference: 'CHQ 100', link: `${site.url}/fees` }
  const { html = '' } = chequeBounced.write({ ...facts, reason: 'Funds insufficient' }, { locale: 'hi', site })
  expect(html).toContain('<bdi lang="en">Funds insufficient</bdi>')
  expect(html).toContain('<bdi>CHQ 100</bdi>')
})
