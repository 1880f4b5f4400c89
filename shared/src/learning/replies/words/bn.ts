/** read: none yet */
import type { en } from './en.ts'

export const bn: Record<keyof typeof en, string> = {
  COURSE_BOUGHT: 'আপনি এই কোর্স আগেই কিনেছেন। আপনাকে আবার টাকা দিতে হবে না।',
  PRICE_CHANGED: 'এই কোর্সের দাম এখন {amount}। এগিয়ে যেতে পেজটি আবার লোড করুন।',
  CHANGED_TOO_OFTEN: 'আপনি এটি খুব বেশি বার বদলেছেন। কয়েক মিনিট অপেক্ষা করে আবার চেষ্টা করুন।',
}
