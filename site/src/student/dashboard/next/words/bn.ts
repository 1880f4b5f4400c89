/** read: none yet */
import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import type { en } from './en.ts'

export const bn: typeof en = {
  mark: 'পরের ধাপ',
  help: 'সাহায্য দরকার?',
  call: (phone: string) => `${phone} নম্বরে ফোন করুন`,
  or: 'অথবা',
  write: 'আমাদের লিখুন',
  draft: {
    button: 'চালিয়ে যান',
  },
  correction: (course: CourseCode) => `আপনার ${COURSE_LABELS[course]} আবেদন ঠিক করুন`,
  documents: (course: CourseCode, n: number) => `আপনার ${COURSE_LABELS[course]} আবেদনের ${n}টি নথি বদলান`,
  fee: {
    title: 'আবেদন ফি দিন',
    text: 'তারপর আমরা আপনার আবেদন যাচাই করব।',
  },
  waiting: {
    title: 'এখন কিছু করতে হবে না: আমরা আপনার আবেদন যাচাই করছি',
    until: (day: string) => `এখন কিছু করতে হবে না: আমরা ${day} তারিখের মধ্যে উত্তর দেব`,
    late: 'আমাদের উত্তর দিতে দেরি হয়েছে',
  },
  track: {
    label: 'আপনার আবেদন কতদূর এগিয়েছে',
    stages: ['পাঠানো', 'ফি জমা', 'আমাদের যাচাই', 'আমাদের উত্তর'],
    done: 'হয়েছে',
  },
  due: {
    next: {
      one: (fee: string) => `পরের ফি দিন: ${fee}`,
      several: (n: number) => `পরের ${n}টি ফি দিন`,
    },
    overdue: {
      one: (fee: string) => `সময় পেরিয়ে যাওয়া ফি দিন: ${fee}`,
      several: (n: number) => `সময় পেরিয়ে যাওয়া ${n}টি ফি দিন`,
    },
    talk: 'এখন টাকা দিতে না পারলে আমাদের সঙ্গে কথা বলুন। আমরা আপনার সঙ্গে মিলে একটা উপায় বের করব।',
    amount: 'টাকার পরিমাণ',
    inAll: 'মোট',
    day: 'শেষ তারিখ',
    since: 'যেদিন থেকে বাকি',
  },
  order: {
    titles: {
      'order-payment': 'আপনার বইয়ের টাকা দিন',
      parcel: 'এখন কিছু করতে হবে না: আমরা আপনার অর্ডার পেয়েছি',
      order: 'আপনার সর্বশেষ অর্ডার',
    },
    total: 'মোট',
    expected: 'পৌঁছানোর কথা',
    pay: 'অর্ডার দেখুন ও পেমেন্ট করুন',
    see: 'অর্ডার দেখুন',
    books: 'বই দেখুন',
  },
  course: {
    title: 'আপনার রেকর্ড করা কোর্সের টাকা দিন',
    amount: 'টাকার পরিমাণ',
  },
  video: {
    start: (title: string) => `“${title}” দিয়ে শুরু করুন`,
    goOn: (title: string) => `“${title}” থেকে চালিয়ে যান`,
    progress: 'দেখা হয়েছে',
    watched: (watched: number, all: number) => `${all}টি ভিডিওর মধ্যে ${watched}টি`,
    button: 'দেখুন',
  },
  onHold: {
    title: 'এখন কিছু করতে হবে না: আপনার পেমেন্ট এখনও নিশ্চিত হয়নি',
    again: 'ব্যাংকের জন্য অপেক্ষা করুন, অথবা আবার পেমেন্ট করুন',
    checking: 'আপনার পেমেন্ট নিয়ে আমাদের সঙ্গে যোগাযোগ করুন',
    refunding: 'এখন কিছু করতে হবে না: আপনার আবেদন ফি আপনার কাছে ফেরত যাচ্ছে',
    contact: 'আমাদের সঙ্গে যোগাযোগ করুন',
    orders: 'আমার অর্ডার',
    payments: 'আমার পেমেন্ট',
  },
  allPaid: {
    title: 'এখন কিছু করতে হবে না: আপনি সব ফি দিয়েছেন',
    text: 'কিছু দেওয়ার সময় হলে আমরা আপনাকে লিখে জানাব।',
    button: 'আপনার ফি প্ল্যান দেখুন',
  },
}
