/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  'Check the periods, then switch on “Delete every night”.': 'সময়কাল দেখুন, তারপর “প্রতি রাতে মুছুন” চালু করুন।',
  'Copies of Aadhaar cards of admitted students': 'ভর্তি হওয়া ছাত্রছাত্রীদের আধার কার্ডের কপি',
  'Days after the approval. The file is deleted; the other documents stay. Basis: {basis}':
    'অনুমোদনের পরের দিন। ফাইলটি মুছে ফেলা হয়; অন্য নথি থাকে। ভিত্তি: {basis}',
  'Days after the last message. The request and its answers are deleted, also if no one has answered it. Basis: {basis}':
    'শেষ বার্তার পরের দিন। অনুরোধ ও উত্তর মুছে ফেলা হয়, কেউ উত্তর না দিলেও। ভিত্তি: {basis}',
  'Days after the last save. The form and its uploads are deleted. The student can start again. Basis: {basis}':
    'শেষ সংরক্ষণের পরের দিন। ফর্ম ও আপলোড মুছে ফেলা হয়। ছাত্র বা ছাত্রী আবার শুরু করতে পারেন। ভিত্তি: {basis}',
  'Days after the message was written. Subject and text are deleted. To whom which kind of message was sent, and when, stays. It cannot be sent again. Basis: {basis}':
    'বার্তা লেখার পরের দিন। বিষয় ও লেখা মুছে ফেলা হয়। কাকে, কোন ধরনের বার্তা, কখন পাঠানো হয়েছে, তা থাকে। আর পাঠানো যায় না। ভিত্তি: {basis}',
  'Days after the opening. The entry is deleted. Basis: {basis}': 'খোলার পরের দিন। লেখাটি মুছে ফেলা হয়। ভিত্তি: {basis}',
  'Days after the rejection. The files are deleted. The application, its answers, its history and the decision stay. If you reopen it later, the student has to upload the documents again. Basis: {basis}':
    'নাকচের পরের দিন। ফাইলগুলি মুছে ফেলা হয়। আবেদন, উত্তর, ইতিহাস ও সিদ্ধান্ত থাকে। পরে আবার খুললে ছাত্র বা ছাত্রীকে নথি আবার আপলোড করতে হবে। ভিত্তি: {basis}',
  'Delete every night': 'প্রতি রাতে মুছুন',
  'Deleted or reduced': 'মোছা বা কমানো হয়েছে',
  'Documents of rejected applications': 'নাকচ হওয়া আবেদনের নথি',
  'Empty if a part failed; the next night repeats it.': 'কোনও অংশ না হলে খালি; পরের রাতে আবার হয়।',
  'Enter it and save to lift the hold. In the next night the portal deletes what it would have deleted before. You cannot take it back; enter a new hold instead.':
    'তুলে নিতে এটি লিখে সংরক্ষণ করুন। আগে যা মোছার কথা ছিল, পোর্টাল পরের রাতে তা মুছবে। এটি ফেরানো যায় না; দরকারে নতুন নির্দেশ লিখুন।',
  Errors: 'গোলমাল',
  'Every night the portal deletes what it has kept for longer than these days. No one can bring it back from the portal; backups have it until they expire. A shorter period deletes more in the next night. A legal hold keeps everything of one student. {kept} stay for at least {years} years and are never deleted here: {basis}':
    'এই দিনের চেয়ে বেশি রাখা যা কিছু, পোর্টাল প্রতি রাতে মোছে। পোর্টাল থেকে কেউ তা ফেরাতে পারেন না; ব্যাকআপে তার সময় পর্যন্ত থাকে। সময় কমালে পরের রাতে বেশি মোছে। আইনি নির্দেশে একজন ছাত্র বা ছাত্রীর সব কিছু রাখা হয়। {kept}: অন্তত {years} বছর থাকে ও এখানে কখনও মোছা হয় না: {basis}',
  'Finished on': 'শেষ হওয়ার সময়',
  'For example for a lawsuit or an inquiry. While it stands, the portal deletes nothing of the student when a period ends, and no one can delete the account.':
    'যেমন মামলা বা তদন্তের জন্য। এটি থাকলে সময় শেষ হলেও পোর্টাল ছাত্র বা ছাত্রীর কিছু মোছে না, আর কেউ অ্যাকাউন্ট মুছতে পারেন না।',
  'Forms that were not sent': 'যে ফর্ম পাঠানো হয়নি',
  'Held by': 'কে রেখেছেন',
  'Held since': 'কবে থেকে রাখা',
  'In progress': 'চলছে',
  'Kept by a legal hold': 'আইনি নির্দেশে রাখা',
  'Legal hold': 'আইনি নির্দেশে রাখা',
  'Legal holds': 'আইনি নির্দেশে রাখা',
  Lifted: 'তুলে নেওয়া হয়েছে',
  'Lifted by': 'কে তুলেছেন',
  'Lifted on': 'তোলার সময়',
  'Off, the portal only counts what it would delete, except forms that were not sent and entries of who opened what. The report says how many there are.':
    'বন্ধ থাকলে পোর্টাল শুধু গোনে কী মুছতে হবে, না পাঠানো ফর্ম ও “কে কী খুলেছেন” বাদে। রিপোর্টে সংখ্যা থাকে।',
  'Old records deleted on {day}: {count}': '{day} মুছে ফেলা পুরোনো রেকর্ড: {count}',
  Retention: 'রাখার সময়কাল',
  'Retention report': 'পুরোনো রেকর্ড মোছার রিপোর্ট',
  'Retention reports': 'পুরোনো রেকর্ড মোছার রিপোর্ট',
  Seconds: 'সেকেন্ড',
  'Texts of messages': 'বার্তার লেখা',
  'The last attempt was on {day}. Ask the operator to read the log.': 'শেষ চেষ্টা {day}। পরিচালককে লগ পড়তে বলুন।',
  'The nightly deletion of old records did not finish': 'পুরোনো রেকর্ড মোছার রাতের কাজ শেষ হয়নি',
  'This hold is lifted. Enter a new one.': 'এটি তুলে নেওয়া হয়েছে। নতুন একটি লিখুন।',
  'What the portal deleted each night because its period was over, and what a legal hold kept.':
    'সময় শেষ হওয়ায় পোর্টাল প্রতি রাতে কী মুছেছে, আর আইনি নির্দেশে কী রাখা হয়েছে।',
  'Why the hold is lifted': 'কেন তুলে নেওয়া হল',
  'Would be deleted': 'মোছা হবে',
  'You cannot delete this account, because a legal hold keeps it. An administrator can lift the hold.':
    'আপনি এই অ্যাকাউন্ট মুছতে পারেন না, কারণ আইনি নির্দেশে এটি রাখা আছে। কোনও প্রশাসক নির্দেশ তুলতে পারেন।',
  '{count} records are kept for longer than their period': '{count}টি রেকর্ড সময়ের চেয়ে বেশি রাখা আছে',
  'Merit processes of people who were not admitted': 'যাঁরা ভর্তি হননি, তাঁদের মেধা প্রক্রিয়ার তথ্য',
  'Consents of parents and guardians': 'মা-বাবা ও অভিভাবকদের সম্মতি',
  'Days after the 18th birthday of the student. The entries are deleted. Basis: {basis}':
    'ছাত্র বা ছাত্রীর 18 বছর পূর্ণ হওয়ার পরের দিন। লেখাগুলি মুছে ফেলা হয়। ভিত্তি: {basis}',
  'Days after the last day of the process. Marks, choices, objections with their files, and seats without a payment are deleted. Published lists and runs stay: they name no one. What belongs to an admission stays with it. Basis: {basis}':
    'প্রক্রিয়ার শেষ দিনের পরের দিন। নম্বর, পছন্দ, ফাইল-সহ আপত্তি ও পেমেন্ট ছাড়া আসন মুছে ফেলা হয়। প্রকাশিত তালিকা ও পর্ব থেকে যায়: সেগুলিতে কারও নাম থাকে না। ভর্তির সঙ্গে যা যুক্ত, তা ভর্তির সঙ্গেই থাকে। ভিত্তি: {basis}',
  'Days after the answer. The request, its answer and its history are deleted, also of erased accounts. Basis: {basis}':
    'উত্তর দেওয়ার পরের দিন। অনুরোধ, তার উত্তর ও ইতিহাস মুছে ফেলা হয়, মুছে ফেলা অ্যাকাউন্টেরও। ভিত্তি: {basis}',
  'The purpose has ended: no application was made. The form contains an Aadhaar number. From 13 May 2027 at least {period}, also if the period here is shorter: Digital Personal Data Protection Rules 2025, rule 8(3).':
    'উদ্দেশ্য শেষ: আবেদন করা হয়নি। ফর্মে আধার নম্বর আছে। 13 মে 2027 থেকে কমপক্ষে {period}, এখানে সময় কম হলেও: ডিজিটাল ব্যক্তিগত তথ্য সুরক্ষা বিধি 2025, বিধি 8(3)।',
  'The purpose has ended with the decision. {rule}': 'সিদ্ধান্তের সঙ্গে উদ্দেশ্য শেষ। {rule}',
  'The identity has been checked. {rule}': 'পরিচয় যাচাই হয়ে গেছে। {rule}',
  'Questions about what was sent. {rule}': 'কী পাঠানো হয়েছিল, সে বিষয়ে প্রশ্ন। {rule}',
  'Questions that follow an answer. {rule}': 'উত্তরের পরের প্রশ্ন। {rule}',
  'Proof of what was asked and answered. {rule}': 'কী জানতে চাওয়া হয়েছিল আর কী উত্তর দেওয়া হয়েছিল, তার প্রমাণ। {rule}',
  'Proof of how seats were given. Limitation Act 1963, article 113: a person may sue until {period} later.':
    'আসন কীভাবে দেওয়া হয়েছিল, তার প্রমাণ। তামাদি আইন 1963, ধারা 113: {period} পর পর্যন্ত মামলা করা যায়।',
  'Proof of the consent. Limitation Act 1963, sections 6 and 8: a person may sue until {period} after turning 18.':
    'সম্মতির প্রমাণ। তামাদি আইন 1963, ধারা 6 ও 8: 18 বছর হওয়ার {period} পর পর্যন্ত মামলা করা যায়।',
  'Digital Personal Data Protection Rules 2025, rule 8(3): at least {period}, then erased.':
    'ডিজিটাল ব্যক্তিগত তথ্য সুরক্ষা বিধি 2025, বিধি 8(3): কমপক্ষে {period}, তারপর মুছে ফেলা হয়।',
  'Digital Personal Data Protection Rules 2025, rule 6(1)(e): logs for {period}, to notice and investigate misuse.':
    'ডিজিটাল ব্যক্তিগত তথ্য সুরক্ষা বিধি 2025, বিধি 6(1)(e): অপব্যবহার ধরা ও তদন্তের জন্য {period} লগ রাখা।',
  'Companies Act 2013, section 128(5): eight financial years. GST: {months} months (CGST Act 2017, section 36).':
    'কোম্পানি আইন 2013, ধারা 128(5): আটটি অর্থবর্ষ। GST: {months} মাস (CGST আইন 2017, ধারা 36)।',
  '1 year': '1 বছর',
  '3 years': '3 বছর',
  'from Retention': 'তথ্য রাখার মেয়াদ থেকে',
  'as the law asks': 'আইনে যেমন আছে',
  'Payments, refunds, receipts, bills and orders': 'পেমেন্ট, টাকা ফেরত, রসিদ, বিল ও অর্ডার',
}
