/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import { MAX_FILE_MB, MAX_ROWS } from '../../file/file-limits.ts'
import type { en } from './en.ts'

const count = (amount: number, what: string) => `${formatNumber(amount)}টি ${what}`

const quoted = (text: string) => (text === '' ? 'খালি' : `“${text}”`)

export const bn: typeof en = {
  uploadHeading: 'বইয়ের ফাইল আপলোড করুন',
  uploadText: 'বইগুলি CSV-তে এক্সপোর্ট করুন, স্প্রেডশিটে ফাইলটি বদলান ও এখানে আপলোড করুন। যে সারিতে ID নেই, তা নতুন বই হয়।',
  file: 'CSV ফাইল',
  fileHint: `${MAX_FILE_MB} MB ও ${formatNumber(MAX_ROWS)}টি সারি পর্যন্ত, CSV (UTF-8) হিসাবে রাখা।`,
  noFile: 'CSV ফাইল বাছুন।',
  upload: 'আপলোড করে যাচাই করুন',
  busy: 'একটু অপেক্ষা করুন …',
  heading: 'এই ফাইলে কী বদলাবে',
  loading: 'প্রিভিউ খুলছে …',
  tryAgain: 'আবার চেষ্টা করুন',
  summary: (created, changed, unchanged, errors) =>
    `${count(created, 'নতুন বই')}, ${count(changed, 'বদলানো বই')}, ${count(unchanged, 'সারিতে বদল নেই')}, ${count(errors, 'ভুল')}।`,
  nothingYet: 'এখনও কিছু লেখা হয়নি।',
  expired: 'এই প্রিভিউ এক দিনের বেশি পুরোনো। ফাইল আবার আপলোড করুন।',
  copiesIgnored: 'ফাইলে “স্টকে কপি”-র সংখ্যা পোর্টাল থেকে আলাদা। সেগুলি নেওয়া হয় না। স্টক বদলাতে “যোগ করার কপি” লিখুন।',
  errorsHeading: 'ভুল',
  errorsText: 'ফাইলে এই ঘরগুলি ঠিক করে আবার আপলোড করুন, বা যে সারিতে ভুল নেই, শুধু সেগুলি নিন।',
  more: (shown, total) => `${formatNumber(total)}টির মধ্যে প্রথম ${formatNumber(shown)}টি দেখানো হচ্ছে।`,
  row: 'সারি',
  column: 'কলাম',
  error: 'কী ঠিক করতে হবে',
  wholeRow: 'পুরো সারি',
  changesHeading: 'বদল',
  book: 'বই',
  change: 'কী বদলাবে',
  newBook: 'নতুন বই',
  value: (column, to) => `${column}: ${quoted(to)}`,
  changed: (column, from, to) => `${column}: আগে ${quoted(from)}, এখন ${quoted(to)}`,
  importAll: (rows) => `${count(rows, 'সারি')} নিন`,
  importValid: (rows) => `ভুল নেই এমন ${count(rows, 'সারি')} নিন`,
  confirmTitle: (rows) => `${count(rows, 'সারি')} নেবেন?`,
  confirmText: 'ওয়েবসাইটে বইগুলি তখনই বদলে যাবে। ফেরাতে হলে প্রতিটি বই খুলে আগের সংস্করণ ফিরিয়ে আনুন।',
  confirmSkipped: (errors) => `ভুল সারি বাদ যাবে: ${count(errors, 'ভুল')}।`,
  confirm: 'এখন নিন',
  cancel: 'বাতিল করুন',
  progress: (done, total) =>
    `নেওয়া হচ্ছে: ${count(total, 'সারি')}র মধ্যে ${formatNumber(done)}টি। আপনি এই পাতা ছেড়ে যেতে পারেন।`,
  done: (rows) => `শেষ: ${count(rows, 'সারি')} নেওয়া হয়েছে।`,
  failuresHeading: 'যে সারি নেওয়া হয়নি',
}
