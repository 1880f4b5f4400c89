/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'উল্লেখ',
  intro: 'যে মন্তব্যগুলিতে সহকর্মীরা আপনার উল্লেখ করেছেন।',
  none: 'কোনও খোলা উল্লেখ নেই।',
  by: (who, number) => `${who} ${number}-এ আপনার উল্লেখ করেছেন`,
  hidden: 'আপনি আর এই আবেদন দেখতে পারেন না।',
  done: 'হয়ে গেছে',
  doneHeading: 'আগে হয়ে গেছে',
  open: (count) => (count === 1 ? '1টি মন্তব্যে আপনার উল্লেখ আছে' : `${formatNumber(count)}টি মন্তব্যে আপনার উল্লেখ আছে`),
  detail: 'এগুলি পড়তে ও “হয়ে গেছে” করতে “উল্লেখ” খুলুন।',
}
