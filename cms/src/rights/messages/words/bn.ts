/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  'rights-received': {
    title: 'অধিকার নিয়ে অনুরোধ পাওয়া গেছে',
    subject: 'আমরা আপনার অনুরোধ {reference} পেয়েছি',
    heading: 'আমরা আপনার অনুরোধ পেয়েছি',
    body: 'আমরা {day} তারিখের মধ্যে উত্তর দেব।',
    kind: 'আপনার অনুরোধ',
    reference: 'রেফারেন্স নম্বর',
    button: 'আপনার অনুরোধ দেখুন',
  },
  'rights-asked': {
    title: 'অফিসের কাছে অধিকার নিয়ে অনুরোধ',
    subject: '{kind}: অনুরোধ {reference}',
    heading: 'একজন শিক্ষার্থী নিজের তথ্য নিয়ে লিখেছেন',
    body: '{name}-কে {day} তারিখের মধ্যে উত্তর দিতে হবে।',
    kind: 'অধিকার',
    reference: 'রেফারেন্স নম্বর',
    button: 'অনুরোধ খুলুন',
  },
  'rights-answered': {
    title: 'অধিকার নিয়ে অনুরোধের উত্তর',
    subject: 'আপনার অনুরোধ {reference} নিয়ে আমাদের উত্তর',
    heading: 'আমাদের উত্তর',
    rejected: 'আপনি যা চেয়েছেন, তা আমরা করতে পারছি না',
    kind: 'আপনার অনুরোধ',
    reference: 'রেফারেন্স নম্বর',
    asked: 'আপনি লিখেছিলেন:',
    records: 'আপনার তথ্যের কী হয়েছে:',
    notAgreed: 'আপনি একমত না হলে আমাদের কাছে অভিযোগ করতে পারেন, আর তারপর ভারতের ডেটা সুরক্ষা বোর্ডের কাছে।',
  },
}
