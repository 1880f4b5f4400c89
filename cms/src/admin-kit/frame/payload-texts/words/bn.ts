/** read: none yet */
import type { en } from './en.ts'

const TRY_AGAIN = 'আবার চেষ্টা করুন। এখানে যা লিখেছেন, তা থেকে যাবে।'

const SIGNED_OUT = `সাইন আউট হয়ে গিয়ে থাকলে অন্য ট্যাবে আবার সাইন ইন করুন। ${TRY_AGAIN}`

export const bn: typeof en = {
  authentication: {
    login: 'সাইন ইন করুন',
    checkYourEmailForPasswordReset:
      'এই ঠিকানায় অ্যাকাউন্ট থাকলে সেখানে একটি লিংক পাঠানো হয়েছে। কিছুক্ষণ আগে পাঠানো লিংকও কাজ করে, তাই যে কোনও একটি ব্যবহার করুন। স্প্যাম ফোল্ডারও দেখুন।',
  },
  error: {
    autosaving: 'আপনার শেষ বদলগুলি সংরক্ষণ করা যায়নি। সংযোগ দেখে নিয়ে লিখতে থাকুন; আমরা আবার চেষ্টা করব।',
    documentNotFound:
      'এই রেকর্ডটি পাওয়া যায়নি। এটি মুছে ফেলা হয়ে থাকতে পারে, অথবা আপনার অ্যাকাউন্টের এটির অধিকার নেই। এই তালিকায় খুঁজুন, অথবা প্রশাসককে জিজ্ঞাসা করুন।',
    notAllowedToAccessPage:
      'সাইন আউট হয়ে গিয়ে থাকলে আবার সাইন ইন করুন। না হলে আপনার অ্যাকাউন্টের এই পাতার অধিকার নেই: প্রশাসকের কাছে অধিকার চান।',
    notAllowedToPerformAction: `আপনার এটি করার অনুমতি নেই। ${SIGNED_OUT}`,
    problemUploadingFile: 'ফাইলটি আমাদের কাছে পৌঁছায়নি। সংযোগ দেখে নিয়ে আবার চেষ্টা করুন।',
    unauthorized: 'আপনি এই পাতাটি খুলতে পারবেন না',
    unknown: `কিছু একটা গোলমাল হয়েছে। ${TRY_AGAIN}`,
    unspecific: `কিছু একটা গোলমাল হয়েছে। ${TRY_AGAIN}`,
    followingFieldsInvalid_one: 'এই ঘরটি দেখুন:',
    followingFieldsInvalid_other: 'এই ঘরগুলি দেখুন:',
  },
  general: {
    backToDashboard: 'শুরুর পাতায় যান',
    createNew: 'যোগ করুন',
    createNewLabel: '{{label}} যোগ করুন',
    createdAt: 'যোগ করার সময়',
    currentlyEditing:
      'এই রেকর্ডে বদল করছেন। আপনি এটি নিজের কাছে নিলে তিনি আর এগোতে পারবেন না, আর তিনি যা সংরক্ষণ করেননি তা হারিয়ে যেতে পারে।',
    deletedAt: 'মোছার সময়',
    documentLocked: 'একজন সহকর্মী এই রেকর্ডে বদল করছেন',
    editedSince: 'শেষ বদল',
    lastModified: 'শেষ বদল',
    noLabel: '–',
    noResults: 'এখনও {{label}}-এ কিছু নেই, অথবা আপনার খোঁজের সঙ্গে কিছু মেলে না।',
    noResultsFound: 'দেখানোর মতো কিছু নেই',
    noResultsDescription: 'এখনও কিছু যোগ করা হয়নি, অথবা উপরের খোঁজ ও ফিল্টারের সঙ্গে কিছু মেলে না।',
    notFound: 'পাওয়া যায়নি',
    nothingFound: 'এই পাতাটি পাওয়া যায়নি',
    noUpcomingEventsScheduled: 'কিছু ঠিক করা নেই।',
    payloadSettings: 'প্রদর্শনের সেটিং',
    restoring: 'ফিরিয়ে আনা হচ্ছে …',
    sorryNotFound:
      'ঠিকানায় ভুল থাকতে পারে, রেকর্ডটি মুছে ফেলা হয়ে থাকতে পারে, অথবা আপনার অ্যাকাউন্টের এটির অধিকার নেই। মেনু থেকে একটি তালিকা বাছুন, অথবা প্রশাসককে জিজ্ঞাসা করুন।',
    takeOver: 'নিজের কাছে নিন',
    untitled: 'নাম দেওয়া হয়নি',
    upcomingEvents: 'ঠিক করা কাজ',
    updatedAt: 'শেষ বদল',
    viewReadOnly: 'শুধু পড়ুন',
  },
  upload: { bulkUpload: 'কয়েকটি যোগ করুন' },
  validation: { limitReached: 'সর্বাধিক {{max}}টি যোগ করা যাবে।', required: 'এই ঘরটি পূরণ করুন' },
  version: {
    aboutToRestore: 'এই {{label}}-এ এই পাতার সংস্করণের বিষয়বস্তু আসবে। এখন যা আছে তা ইতিহাসে থাকবে।',
    aboutToRestoreGlobal: '{{label}}-এ এই পাতার সংস্করণের বিষয়বস্তু আসবে। এখন যা আছে তা ইতিহাসে থাকবে।',
    confirmVersionRestoration: 'এই সংস্করণটি ফিরিয়ে আনবেন?',
    saveDraft: 'খসড়া সংরক্ষণ করুন',
    schedulePublish: 'পরে প্রকাশ করুন',
    versions: 'ইতিহাস',
  },
}
