/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  closed: {
    title: (course: string) => `${course} কোর্সে আবেদন নেওয়া এখন বন্ধ`,
    opensOn: (day: string) => `আবেদন শুরু হবে ${day} তারিখে।`,
    closedOn: (day: string) => `আবেদন নেওয়া বন্ধ হয়েছে ${day} তারিখে।`,
    text: 'আবার আবেদন শুরু হলে আমরা কোর্সের পেজে জানাব। ততদিন আমাদের অন্য কোর্স দেখুন।',
    courses: 'সব কোর্স দেখুন',
  },
  existing: {
    title: (course: string) => `আপনি আগেই ${course} কোর্সে আবেদন করেছেন`,
    text: (number: string) => `এই শিক্ষাবর্ষে আপনার আবেদন নম্বর ${number}।`,
    unpaid: 'আপনি এখনও এর আবেদন ফি দেননি।',
    see: 'আপনার আবেদন দেখুন',
    pay: 'এখনই পেমেন্ট করুন',
  },
}
