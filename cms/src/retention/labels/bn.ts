/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  'Check the periods, then switch on “Delete every night”.': 'সময়কাল দেখুন, তারপর “প্রতি রাতে মুছুন” চালু করুন।',
  'Delete every night': 'প্রতি রাতে মুছুন',
  'Deleted or reduced': 'মোছা বা কমানো হয়েছে',
  'Empty if a part failed; the next night repeats it.': 'কোনও অংশ না হলে খালি; পরের রাতে আবার হয়।',
  'Enter it and save to lift the hold. In the next night the portal deletes what it would have deleted before. You cannot take it back; enter a new hold instead.':
    'তুলে নিতে এটি লিখে সংরক্ষণ করুন। আগে যা মোছার কথা ছিল, পোর্টাল পরের রাতে তা মুছবে। এটি ফেরানো যায় না; দরকারে নতুন নির্দেশ লিখুন।',
  'Finished on': 'শেষ হওয়ার সময়',
  'For example for a lawsuit or an inquiry. While it stands, the portal deletes nothing of the student when a period ends, and no one can delete the account.':
    'যেমন মামলা বা তদন্তের জন্য। এটি থাকলে সময় শেষ হলেও পোর্টাল ছাত্র বা ছাত্রীর কিছু মোছে না, আর কেউ অ্যাকাউন্ট মুছতে পারেন না।',
  'Held by': 'কে রেখেছেন',
  'Held since': 'কবে থেকে রাখা',
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
}
