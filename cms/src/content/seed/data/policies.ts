import type { SeedPolicy } from '../types.ts'
import { privacyPolicy } from './policy-privacy.ts'
import { returnPolicy } from './policy-return.ts'
import { shippingPolicy } from './policy-shipping.ts'
import { terms } from './policy-terms.ts'

export const policies: SeedPolicy[] = [
  { key: 'shipping-policy', title: 'Shipping policy', body: shippingPolicy },
  { key: 'return-policy', title: 'Return and refund policy', body: returnPolicy },
  { key: 'privacy-policy', title: 'Privacy policy', lastUpdated: '2023-11-20', body: privacyPolicy },
  { key: 'terms-and-conditions', title: 'Terms and conditions', lastUpdated: '2023-11-20', body: terms },
]
