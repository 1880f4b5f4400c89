/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'ক্যালেন্ডার',
  now: (step, day) => `এখন: ${step}, ${day} পর্যন্ত।`,
  next: (step, day) => `এরপর: ${step}, ${day} থেকে।`,
  over: 'সব ধাপ শেষ হয়েছে।',
  closed: 'এই প্রক্রিয়া বন্ধ।',
  states: { past: 'শেষ', now: 'এখন', later: 'পরে' },
  all: 'সব দিন',
  saveHint: 'একটি ফাইল, যা আপনার ফোন বা কম্পিউটারের ক্যালেন্ডার খোলে।',
}
