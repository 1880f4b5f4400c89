/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  general: {
    placeholder: "লিখতে শুরু করুন, অথবা বিকল্পের জন্য '/' চাপুন …",
    slashMenuBasicGroupLabel: 'সাধারণ',
    slashMenuListGroupLabel: 'তালিকা',
    toolbarItemsActive: '{{count}}টি বাছা আছে',
  },
  paragraph: { label: 'অনুচ্ছেদ', label2: 'সাধারণ লেখা' },
  heading: { label: 'শিরোনাম {{headingLevel}}' },
  unorderedList: { label: 'বিন্দু দেওয়া তালিকা' },
  orderedList: { label: 'সংখ্যা দেওয়া তালিকা' },
  blockquote: { label: 'উদ্ধৃতি' },
  horizontalRule: { label: 'আড়াআড়ি রেখা' },
  link: { label: 'লিংক', loadingWithEllipsis: 'খুলছে …' },
}
