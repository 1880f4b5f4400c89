/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  '1 request is waiting for an answer': '1টি অনুরোধ উত্তরের অপেক্ষায়',
  About: 'কী বিষয়ে',
  'Answer messages': 'বার্তার উত্তর দিন',
  'Answer saved. It is read with {reference}.': 'উত্তর রাখা হয়েছে। {reference} দিয়ে এটি পড়া যায়।',
  'Answer sent by e-mail.': 'উত্তর ই-মেলে পাঠানো হয়েছে।',
  Answered: 'উত্তর দেওয়া হয়েছে',
  'Asks about': 'কী বিষয়ে জানতে চান',
  'For example what you said on the phone. The person who asked never sees this.':
    'যেমন আপনি ফোনে যা বলেছেন। যিনি জিজ্ঞাসা করেছেন, তিনি এটি কখনও দেখেন না।',
  'Last message': 'শেষ বার্তা',
  'Marked as answered.': 'উত্তর দেওয়া হয়েছে বলে চিহ্নিত।',
  Message: 'বার্তা',
  Place: 'স্থান',
  'Questions from the contact form and from students. Answer in writing, or call and mark as answered.':
    'যোগাযোগ ফর্ম ও ছাত্রছাত্রীদের প্রশ্ন। লিখে উত্তর দিন, অথবা ফোন করে “উত্তর দেওয়া হয়েছে” বাছুন।',
  'Questions from visitors and students': 'দর্শক ও ছাত্রছাত্রীদের প্রশ্ন',
  'Reference number': 'রেফারেন্স নম্বর',
  'Request for help': 'সাহায্যের অনুরোধ',
  'Request found.': 'অনুরোধ পাওয়া গেছে।',
  'There is a new message in this request. Reload the page and read it first. Your text is kept.':
    'এই অনুরোধে নতুন বার্তা এসেছে। পাতাটি আবার খুলে আগে পড়ুন। আপনার লেখা থাকবে।',
  '{count} requests are waiting for an answer': '{count}টি অনুরোধ উত্তরের অপেক্ষায়',
}
