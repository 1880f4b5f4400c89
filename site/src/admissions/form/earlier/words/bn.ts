/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  fee: (course: string, number: string, amount: string) => `আপনার ${course} আবেদন ${number}-এর ফি, ${amount}`,
  kept: 'এই ফি ফেরত পাবেন না: কোনো আসন খালি না থাকলে তবেই এটি ফেরত দেওয়া হয়।',
  own: (amount: string) => `নতুন আবেদনের জন্য আলাদা করে ফি দিতে হবে: ${amount}।`,
  title: 'আগে যা লিখেছিলেন, তা-ই ব্যবহার করবেন?',
  text: (course: string, number: string) =>
    `আপনার ${course} আবেদন ${number}-এর উত্তর ও নথি দিয়ে আমরা এই ফর্মটি ভরে দিতে পারি। আপনি দেখে নেবেন ও যা আলাদা তা বদলাবেন। শর্তগুলিতে আবার সম্মতি দিতে হবে।`,
  copy: 'আমার আগের উত্তরগুলি নিন',
  empty: 'খালি ফর্ম দিয়ে শুরু করুন',
  copied: (number: string) => `এগুলি আবেদন ${number} থেকে নেওয়া আপনার উত্তর। দেখে নিন, আর এখন যা আলাদা তা বদলে দিন।`,
  copying: 'আপনার উত্তর ও নথি আনা হচ্ছে…',
}
