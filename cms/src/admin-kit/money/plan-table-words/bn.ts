/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  before: 'আগে',
  after: 'পরে',
  title: 'ফি',
  dueOn: 'শেষ তারিখ',
  noDate: 'তারিখ নেই',
  amount: 'টাকার পরিমাণ',
  paid: 'দেওয়া হয়েছে',
  left: 'বাকি',
  total: 'মোট',
}
