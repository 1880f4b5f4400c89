/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  filled: (places: string) => `আপনার পিন কোড থেকে লেখা হয়েছে: ${places}। যা ঠিক নয়, বদলে দিন।`,
  doubt: (pin: string, states: string, chosen: string) =>
    `${pin} এই রাজ্যের পিন কোড: ${states}। আপনি বেছে নিয়েছেন: ${chosen}। ঠিকানাটি কি ঠিক আছে?`,
  both: (states: readonly string[]) => states.join(' ও '),
  keep: 'হ্যাঁ, এটিই থাক',
  change: 'পিন কোড বদলান',
  kept: 'আপনি যে ঠিকানা লিখেছেন, সেটিই রাখা হল।',
}
