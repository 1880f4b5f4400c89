/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  'Access keys for figures': 'পরিসংখ্যানের অ্যাক্সেস কি',
  Admitted: 'ভর্তি হয়েছেন',
  'Application fees and course fees, by the day on which they were received, before refunds.':
    'আবেদন ফি ও কোর্স ফি, পাওয়ার দিন অনুযায়ী, টাকা ফেরতের আগে।',
  'Applications that are approved now.': 'এখন অনুমোদিত আবেদন।',
  'Applications whose application fee is paid, by the day of the payment. A fee refunded in full is not counted.':
    'যে আবেদনের আবেদন ফি দেওয়া হয়েছে, পেমেন্টের দিন অনুযায়ী। পুরো ফেরত দেওয়া ফি গোনা হয় না।',
  'Applications with their fee that wait for a decision now.': 'ফি দেওয়া যে আবেদন এখন সিদ্ধান্তের অপেক্ষায়।',
  'Applications, by the day of their submission.': 'আবেদন, পাঠানোর দিন অনুযায়ী।',
  'Applications, places and fees by session, course, college, category and day':
    'সেশন, কোর্স, কলেজ, ক্যাটাগরি ও দিন অনুযায়ী আবেদন, আসন ও ফি',
  'Approvals, by day, also those that were withdrawn later.': 'অনুমোদন, দিন অনুযায়ী, পরে ফিরিয়ে নেওয়াগুলিও।',
  'Choose a college from the list.': 'তালিকা থেকে কলেজ বাছুন।',
  'Choose a course from the list.': 'তালিকা থেকে কোর্স বাছুন।',
  'Choose colleges that exist.': 'তালিকা থেকে কলেজ বাছুন।',
  'Completed refunds of these fees, by day, and cheques that bounced after they were cleared.':
    'এই ফি-র শেষ হওয়া টাকা ফেরত, দিন অনুযায়ী, আর ভাঙানোর পরে বাউন্স হওয়া চেক।',
  Corrected: 'সংশোধিত',
  'Corrections that students sent, by day.': 'ছাত্রছাত্রীরা যে সংশোধন পাঠিয়েছেন, দিন অনুযায়ী।',
  'Days from the day on which an application came to us, with its fee, to the day on which we approved, rejected or sent it back. Half of the decisions took no longer.':
    'ফি-সহ আবেদন আসার দিন থেকে অনুমোদিত, নাকচ বা ফেরত পাঠানোর দিন পর্যন্ত। অর্ধেক সিদ্ধান্তে এর বেশি সময় লাগেনি।',
  'Fee paid': 'ফি দেওয়া হয়েছে',
  'Fees due': 'বাকি ফি',
  'Figures read.': 'পরিসংখ্যান পড়া হয়েছে।',
  'Forms that students began, by the day on which they saved them first.':
    'ছাত্রছাত্রীরা যে ফর্ম শুরু করেছেন, প্রথম সংরক্ষণের দিন অনুযায়ী।',
  'Free seats in the current session, where a number of seats is entered. Categories have none of their own.':
    'চলতি সেশনের খালি আসন, যেখানে আসনের সংখ্যা লেখা আছে। ক্যাটাগরির নিজের আসন নেই।',
  'Median days to decide': 'সিদ্ধান্তে লাগা দিন (মধ্য)',
  'Only {who} can manage access keys.': 'অ্যাক্সেস কি শুধু {who} পরিচালনা করতে পারেন।',
  'Only {who} can see figures.': 'পরিসংখ্যান শুধু {who} দেখতে পারেন।',
  Received: 'পাওয়া গেছে',
  'Rejections, by day, also of applications that were reopened later.': 'নাকচ, দিন অনুযায়ী, পরে আবার খোলা আবেদনও।',
  'Seats left': 'বাকি আসন',
  'See the figures': 'পরিসংখ্যান দেখুন',
  Submitted: 'পাঠানো',
  'The access key is created. Copy it now: it is not shown again.':
    'অ্যাক্সেস কি তৈরি হয়েছে। এখনই কপি করুন: এটি আর দেখানো হবে না।',
  'The access key is revoked. Programs that use it get no more figures.':
    'অ্যাক্সেস কি বাতিল হয়েছে। যে প্রোগ্রাম এটি ব্যবহার করে, তারা আর পরিসংখ্যান পাবে না।',
  Waiting: 'অপেক্ষায়',
  'What is still to be paid of course fees, with cheques that the bank has not cleared and without late fees that still grow.':
    'কোর্স ফি-র যা বাকি, ব্যাংক যে চেকের টাকা দেয়নি তা-সহ, আর বাড়তে থাকা বিলম্ব ফি ছাড়া।',
  'You have read figures very often. Try again in an hour.': 'আপনি পরিসংখ্যান অনেকবার পড়েছেন। এক ঘণ্টা পরে আবার চেষ্টা করুন।',
  'Not stated': 'জানানো হয়নি',
  'This access key is not valid. Ask an administrator of the portal for another one.':
    'এই অ্যাক্সেস কি বৈধ নয়। পোর্টালের প্রশাসকের কাছে অন্য একটি চান।',
  'Too many calls with a wrong access key. Try again in an hour.':
    'ভুল অ্যাক্সেস কি দিয়ে অনেকবার চেষ্টা হয়েছে। এক ঘণ্টা পরে আবার চেষ্টা করুন।',
}
