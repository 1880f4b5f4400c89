/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  open: 'এক্সপোর্ট',
  reason: 'এই ফাইল আপনার কেন দরকার?',
  hint: 'যেমন, হিসাব পরীক্ষকের জন্য। তালিকাটি কে, কখন ও কেন নিয়েছেন, আমরা লিখে রাখি।',
  format: 'ফাইলের ধরন',
  formats: { xlsx: 'এক্সেল (XLSX)', csv: 'CSV', xml: 'XML' },
  columns: 'কলাম',
  chosen: (chosen, all) => `কলাম: ${all}টির মধ্যে ${chosen}টি`,
  all: 'সব বাছুন',
  none: 'কিছুই বাছবেন না',
  noColumn: 'অন্তত একটি কলাম বাছুন।',
  noReason: 'এই ফাইল কেন দরকার, লিখুন।',
  download: 'ডাউনলোড করুন',
  tryAgain: 'আবার চেষ্টা করুন',
}
