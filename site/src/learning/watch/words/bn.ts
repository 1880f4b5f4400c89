/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'আমার রেকর্ড করা কোর্স',
  empty: 'কিছু পাওয়া যায়নি',
  emptyText: 'আপনার কেনা রেকর্ড করা কোর্স এখানে দেখা যাবে।',
  held: 'রেকর্ড করা কোর্সের জন্য আপনার পেমেন্ট',
  seePayment: 'এই পেমেন্ট দেখুন',
  buy: 'রেকর্ড করা কোর্সগুলি দেখুন',
  all: 'আমার সব রেকর্ড করা কোর্স',
  watch: 'দেখুন',
  progress: (watched: number, total: number) => `${total}টি ভিডিওর মধ্যে ${watched}টি দেখা হয়েছে`,
  missing: 'আপনার অ্যাকাউন্টে এমন কোনো কোর্স নেই।',
  missingText: 'কোর্সটি হয়তো অন্য কোনো অ্যাকাউন্টের, অথবা আমরা এর টাকা ফেরত দিয়েছি।',
  paid: 'দাম',
  duration: 'সময়',
  start: (title: string) => `“${title}” দিয়ে শুরু করুন`,
  goOn: (title: string) => `“${title}” থেকে চালিয়ে যান`,
  finished: 'আপনি এই কোর্সের সব ভিডিও দেখে ফেলেছেন।',
  videos: 'সব ভিডিও',
  noVideos: 'কিছু পাওয়া যায়নি',
  newTab: '(নতুন ট্যাবে খুলবে)',
  watched: 'দেখা হয়েছে',
  notMarked: 'এটি সেভ করা গেল না। ইন্টারনেট সংযোগ দেখে নিয়ে আবার চেষ্টা করুন।',
}
