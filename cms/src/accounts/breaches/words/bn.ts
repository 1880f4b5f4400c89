/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  due: {
    overdue: (label, time) => `সময় পেরিয়ে গেছে (${time}): ${label}`,
    'at-once': (label, time) => `এখনই, বড়জোর ${time} পর্যন্ত: ${label}`,
    due: (label, time) => `${time} পর্যন্ত: ${label}`,
  },
  heading: 'এখনও জানানো বাকি',
  nothing: 'আর কিছু জানানো বাকি নেই।',
  command: 'এই সময়ে যাঁদের রেকর্ড পড়া হয়েছে, পরিচালক এই কমান্ড দিয়ে তাঁদের তালিকা পান:',
  detail: (next, others) => (others === 0 ? `${next}।` : `${next}, আর আরও ${others}টি।`),
  notice: (title) => `তথ্য লঙ্ঘন “${title}”`,
}
