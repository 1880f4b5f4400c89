/** read: none yet */
import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import type { DocumentFormat, DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { fileSize } from '@pravesh/shared/platform/file-size'
import type { en } from './en.ts'

const upTo = (format: DocumentFormat) => `সর্বাধিক ${fileSize(FORMAT_RULES[format].maxBytes)}`

const ALLOWED: Record<DocumentFormat, string> = {
  picture: `JPG বা PNG, ${upTo('picture')}। ছবি এর চেয়ে বড় হলে এখানেই কেটে ছোট করতে পারবেন।`,
  scan: `PDF, JPG বা PNG, ${upTo('scan')}।`,
  pdf: `PDF, ${upTo('pdf')}।`,
}

export const bn: typeof en = {
  optional: (label: string) => `${label} (ঐচ্ছিক)`,
  allowed: ALLOWED,
  choose: 'ফাইল বেছে নিন',
  replace: 'বদলান',
  remove: 'সরান',
  pdf: 'PDF',
  camera: 'ছবি তুলুন',
  cancel: 'বাতিল করুন',
  tryAgain: 'আবার চেষ্টা করুন',
  open: 'খুলুন',
  newTab: '(নতুন ট্যাবে খুলবে)',
  picture: (label: string) => `আপনার আপলোড করা ফাইল: ${label}`,
  checking: (name: string) => `${name} যাচাই করা হচ্ছে…`,
  sending: (name: string) => `${name} আপলোড হচ্ছে…`,
  progress: (label: string) => `কতটা আপলোড হয়েছে: ${label}`,
  stillUploading: 'একটি ফাইল এখনও আপলোড হচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  waiting: 'সংযোগ কেটে গেছে। আমরা নিজে থেকেই আবার চেষ্টা করব।',
  offline: 'এখন ইন্টারনেট নেই। আবার সংযোগ এলে আপলোড চলতে থাকবে। ফাইলটি আবার বেছে নিতে হবে না।',
  stopped: 'ফাইলটি আপলোড করা গেল না। ইন্টারনেট সংযোগ দেখে নিয়ে আবার চেষ্টা করুন। ফাইলটি আবার বেছে নিতে হবে না।',
  notUploaded: (label: string) => `${label}: আপনার ফাইল আপলোড করা গেল না। আবার বেছে নিন।`,
  removed: (label: string) => `${label} সরানো হয়েছে।`,
  shape: (kind: DocumentKind) =>
    kind === 'signature'
      ? 'ছবিটি এমনভাবে কাটুন, যাতে পুরোটা জুড়ে স্বাক্ষর থাকে।'
      : 'ছবিটি এমনভাবে কাটুন, যাতে পুরোটা জুড়ে আপনার মুখ থাকে, পাসপোর্টের ছবির মতো।',
  offer: {
    crop: 'কেটে ছোট করুন',
    shrink: 'ছোট করুন',
    pages: 'এটি দিয়ে PDF বানান',
    asItIs: 'না কেটে এটিই দিন',
    canCrop: 'মাপে আনতে এখানেই ছবিটি কেটে ছোট করতে পারেন।',
    canShrink: 'মাপে আনতে এখানেই ছবিটি ছোট করতে পারেন।',
    canPages: 'এটি ও অন্য ছবি দিয়ে এখানেই একটি PDF বানাতে পারেন।',
  },
  photos: 'সব ছবি একটি PDF-এ',
  working: 'মাপ বদলানো হচ্ছে…',
  crop: {
    title: (label: string) => `কাটুন: ${label}`,
    hint: 'আঙুল, মাউস বা তীরচিহ্নের বোতাম দিয়ে ছবি সরান।',
    area: 'ছবি। সরাতে তীরচিহ্নের বোতাম ব্যবহার করুন।',
    zoom: 'বড়-ছোট করুন',
    turn: 'ঘোরান',
    use: 'এই ছবিটি নিন',
  },
}
