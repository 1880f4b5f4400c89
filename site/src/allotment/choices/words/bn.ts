/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'আপনার পছন্দ',
  savedAt: (time) => `${time} তারিখে সেভ হয়েছে।`,
  lockedAt: (time) => `আপনার পছন্দ ${time} তারিখে লক হয়েছে। আর বদলানো যায় না।`,
  closed: 'এখন পছন্দ বদলানো যায় না।',
  simulation: 'এখন সিদ্ধান্ত হলে',
  rank: (rank, people) => `মেধায় আপনার স্থান ${people} জনের মধ্যে ${rank}।`,
  categoryRank: (rank) => `আপনার ক্যাটাগরিতে তা ${rank}।`,
  wouldGet: 'আপনি পেতেন:',
  wouldGetNothing: 'আপনার পছন্দের কোনো আসন আপনি পেতেন না। আরও কলেজ যোগ করুন।',
  simulatedAt: (time) => `${time} তারিখে সবার তখনকার পছন্দ থেকে হিসাব করা হয়েছে।`,
  moves: 'পছন্দ লক হওয়া পর্যন্ত এটি বদলায়: অন্যরা পছন্দ বদলান এবং নম্বর যাচাই এখনও চলছে। এটি কোনো প্রতিশ্রুতি নয়।',
}
