/** read: none yet */
import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import type { en } from './en.ts'

const label = (course: CourseCode) => COURSE_LABELS[course]

export const bn: typeof en = {
  page: {
    title: 'আপনার আবেদন',
    description: 'আপনার আবেদনের অবস্থা, আপনি কী পাঠিয়েছেন, আর এরপর কী হবে।',
  },
  title: (course: CourseCode, session: string) => `${label(course)}, শিক্ষাবর্ষ ${session}`,
  alerts: {
    correct: 'এই আবেদনটি আপনাকে আবার আপডেট করতে হবে।',
    correctMeans: 'আমরা এগোনোর আগে আপনাকে কিছু ঠিক করতে হবে।',
    correctBy: (day: string) => `${day} তারিখের মধ্যে আপনার সংশোধন পাঠান।`,
    reason: 'আমাদের টিমের বার্তা',
    toCorrect: 'এই অংশগুলি ঠিক করুন',
    update: 'আপডেট করুন',
    unpaid: (course: CourseCode) => `আপনি ${label(course)} আবেদনের ফি দেননি`,
    pending: (course: CourseCode) => `আপনার ${label(course)} আবেদন এখনও অনুমোদিত হয়নি।`,
    help: 'সাহায্য দরকার?',
    answerBy: (day: string) => `আমরা ${day} তারিখের মধ্যে উত্তর দেব।`,
    late: (day: string) =>
      `আমরা ${day} তারিখের মধ্যে উত্তর দেব বলেছিলাম, কিন্তু দেরি হয়েছে। আপনাকে কিছু করতে হবে না। জরুরি হলে আমাদের সঙ্গে যোগাযোগ করুন।`,
    rejected: (course: CourseCode) => `আপনার ${label(course)} আবেদন নাকচ হয়েছে।`,
    why: 'কেন নাকচ হয়েছে',
    applyAgain: 'আবার আবেদন করুন',
    askUs: 'এ নিয়ে আমাদের জিজ্ঞাসা করুন',
    approved: (course: CourseCode) => `আপনার ${label(course)} আবেদন অনুমোদিত হয়েছে।`,
    payFees: 'আপনার ফি প্ল্যান দেখুন ও পেমেন্ট করুন',
  },
  pay: {
    button: 'এখনই পেমেন্ট করুন',
    waiting: 'একটু অপেক্ষা করুন…',
    fee: 'আবেদন ফি',
  },
  none: {
    title: 'আপনি এখনও আবেদন করেননি',
    text: 'একটি ডিগ্রি বা ডিপ্লোমা কোর্স বেছে নিন, কোন কলেজে কত খরচ দেখুন, আর নিজের ফোন থেকেই আবেদন করুন।',
    courses: 'আমাদের ডিগ্রি কোর্স খুঁজুন',
    books: 'বই দেখুন',
  },
  draft: {
    title: 'আপনি এখনও আবেদন পাঠাননি',
    goOn: (step: number, all: number) => `ধাপ ${step} থেকে চালিয়ে যান (মোট ${all}টি ধাপ)`,
    text: (course: CourseCode, step: string) => `আপনার ${label(course)} আবেদন: ${step}।`,
    saved: 'সেভ হয়েছে',
    closes: 'আবেদনের শেষ দিন',
  },
  summary: {
    number: 'আবেদন নম্বর',
    status: 'আবেদনের অবস্থা',
    now: 'এখন কোন পর্যায়ে',
    submitted: 'জমা দেওয়ার তারিখ',
    next: 'এরপর কী হবে',
  },
  details: 'শিক্ষার্থীর তথ্য',
  course: {
    name: 'কোর্স',
    college: 'কলেজ',
    collegeApplied: 'আবেদনের কলেজ',
    session: 'শিক্ষাবর্ষ',
    fee: 'পুরো কোর্সের ফি',
    parts: 'কোর্স ফি কীভাবে দেবেন',
    part: 'অংশ',
    amount: 'টাকার পরিমাণ',
  },
  payment: {
    title: 'পেমেন্টের বিবরণ',
    fee: 'আবেদন ফি',
    status: 'পেমেন্টের অবস্থা',
    paid: 'পেমেন্ট হয়েছে',
    unpaid: 'পেমেন্ট বাকি',
    refunded: 'টাকা ফেরত দেওয়া হয়েছে',
  },
  documents: {
    open: 'খুলুন',
    newTab: '(নতুন ট্যাবে খুলবে)',
    none: 'আপনি কোনো নথি পাঠাননি।',
    picture: (name: string) => `আপনার ${name}`,
  },
  claims: {
    title: 'আপনার দাবি',
    until: (day: string) => `${day} পর্যন্ত বৈধ`,
  },
  history: 'এ পর্যন্ত যা হয়েছে',
  notAnswered: 'দেওয়া হয়নি',
  books: 'বই খুঁজুন',
  merit: 'নম্বর, পছন্দ ও আসন',
  view: 'আবেদন দেখুন',
}
