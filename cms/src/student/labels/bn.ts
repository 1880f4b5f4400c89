/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  'By e-mail': 'ই-মেলে',
  'Notice found.': 'বিজ্ঞপ্তি পাওয়া গেছে।',
  'Of the people that the notice concerns, none gets notices by e-mail.':
    'যাঁদের জন্য এই বিজ্ঞপ্তি, তাঁদের কেউ ই-মেলে বিজ্ঞপ্তি পান না।',
  'People counted.': 'লোকজন গোনা হয়েছে।',
  'Publish the notice first. Then you can send it.': 'আগে বিজ্ঞপ্তি প্রকাশ করুন। তারপর পাঠাতে পারেন।',
  'Sending of a notice': 'বিজ্ঞপ্তি পাঠানো',
  'Sendings of notices': 'বিজ্ঞপ্তি পাঠানো',
  'The last day of the notice has passed. Change it to send the notice.':
    'বিজ্ঞপ্তির শেষ দিন পেরিয়ে গেছে। বিজ্ঞপ্তি পাঠাতে সেটি বদলান।',
  'The notice is being sent.': 'বিজ্ঞপ্তি পাঠানো হচ্ছে।',
  'The notice is not shown yet. Send it on its date or later.': 'বিজ্ঞপ্তি এখনও দেখানো হয় না। তার তারিখে বা পরে পাঠান।',
  'The notice now concerns 1 person. Reload the page, then send it.': 'বিজ্ঞপ্তি এখন 1 জনের জন্য। পাতাটি আবার খুলে পাঠান।',
  'The notice now concerns {count} people. Reload the page, then send it.':
    'বিজ্ঞপ্তি এখন {count} জনের জন্য। পাতাটি আবার খুলে পাঠান।',
  'This notice has already been sent. Reload the page to see when.':
    'এই বিজ্ঞপ্তি আগেই পাঠানো হয়েছে। কখন, দেখতে পাতাটি আবার খুলুন।',
  'The notice now concerns {count}. Reload the page, then send it.': 'বিজ্ঞপ্তিটি এখন {count}-এর জন্য। পাতাটি আবার খুলে পাঠান।',
}
