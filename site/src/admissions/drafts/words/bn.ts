/** read: none yet */
import type { en } from './en.ts'

const NEWER = ' (নতুনতর)'

export const bn: typeof en = {
  title: 'আপনি অন্য একটি ডিভাইসে এগিয়ে গেছেন',
  text: 'আপনি এই ফর্মটি দুই জায়গায় বদলেছেন। কোনটি রাখবেন বেছে নিন। অন্যটি আমরা বাদ দিয়ে দেব।',
  here: (when: string, isNewer: boolean) => `এই ডিভাইসে: শেষ বদল ${when}${isNewer ? NEWER : ''}`,
  there: (when: string, isNewer: boolean) => `অন্য ডিভাইসে: শেষ বদল ${when}${isNewer ? NEWER : ''}`,
  differ: 'এই উত্তরগুলি আলাদা:',
  more: (count: number) => `এবং আরও ${count}টি`,
  documents: 'নথিগুলি',
  useHere: 'এই ডিভাইসেরটি রাখুন',
  useThere: 'অন্য ডিভাইসেরটি রাখুন',
}
