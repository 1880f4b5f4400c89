/** read: none yet */

import { formatList } from '../../../foundation/formats.ts'
import type { ListPart } from '../ignored-parts.ts'
import type { en } from './en.ts'

const parts: Record<ListPart, string> = {
  where: 'ফিল্টার',
  search: 'খোঁজ',
  sort: 'ক্রম',
  limit: 'সারির সংখ্যা',
  page: 'পাতার নম্বর',
  columns: 'কলাম',
  groupBy: 'গোষ্ঠী',
  queryByGroup: 'গোষ্ঠী',
  preset: 'রাখা তালিকা',
}

export const bn: typeof en = {
  all: 'সব',
  any: 'সব',
  notOffered: 'আর নেই',
  moreThan: (count) => `${count}+`,
  show: 'দেখান',
  clear: 'ফিল্টার মুছুন',
  ignored: (ignored) =>
    `আপনি যে ঠিকানা খুলেছেন, তা এই তালিকার জন্য ঠিক নয়, তাই আমরা এগুলি বাদ দিয়েছি: ${formatList(new Set(ignored.map((part) => parts[part])))}। নিচে আবার বাছুন।`,
}
