/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  unusual: (to, from, isMore) => `${to} मौजूदा ${from} का ${isMore ? 'दस गुना या उससे अधिक' : 'दसवाँ हिस्सा या उससे कम'} है।`,
  question: 'राशि देखें, फिर उसकी पुष्टि करें।',
  confirmed: (amount) => `${amount} की पुष्टि हो गई। फिर सहेजें या प्रकाशित करें।`,
  right: (amount) => `हाँ, ${amount} सही है`,
  use: (amount) => `${amount} लिखें`,
}
