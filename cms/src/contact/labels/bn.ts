/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  About: 'কী বিষয়ে',
  Answered: 'উত্তর দেওয়া হয়েছে',
  'Asks about': 'কী বিষয়ে জানতে চান',
  'For example what you said on the phone. The person who asked never sees this.':
    'যেমন আপনি ফোনে যা বলেছেন। যিনি জিজ্ঞাসা করেছেন, তিনি এটি কখনও দেখেন না।',
  'Last message': 'শেষ বার্তা',
  Message: 'বার্তা',
  Place: 'স্থান',
  'Questions from the contact form and from students. Answer in writing, or call and mark as answered.':
    'যোগাযোগ ফর্ম ও ছাত্রছাত্রীদের প্রশ্ন। লিখে উত্তর দিন, অথবা ফোন করে “উত্তর দেওয়া হয়েছে” বাছুন।',
  'Reference number': 'রেফারেন্স নম্বর',
  'Request for help': 'সাহায্যের অনুরোধ',
}
